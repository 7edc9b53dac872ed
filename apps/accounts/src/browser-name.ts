import { fillIn } from '@wbn/mail/fill-in.ts';
import { accountTexts, type Reader, writtenIn } from './account-texts.ts';

const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

export interface BrowserName {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** Browser and system by the `User-Agent` header; a hint only, since it can be forged. */
export function browserName(userAgent: string | null): BrowserName {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return { browser: find(browsers), system: find(systems) };
}

/** The same as text in a language: `Firefox on Linux`. */
export function browserText(visit: Reader, userAgent: string | null): string {
  const words = accountTexts[writtenIn(visit)].browser;
  const { browser, system } = browserName(userAgent);
  if (browser && system) return fillIn(words.on, { browser, system });
  return browser ?? system ?? words.unknown;
}
