import type { Language } from '@wbn/edition/language.ts';
import { loadLaterStyles } from '@wbn/ui-kit/theme/later-styles.ts';
import { provideTexts } from './known-texts.ts';
import { memberTexts, namespaceAttribute, otherTexts, textsOfPage } from './text-links.ts';
import { type Messages, Texts } from './texts.ts';

const texts = new Texts(document.documentElement.lang.split('-')[0] as Language);
const links = [...document.head.querySelectorAll('link')];
let others: Promise<unknown> | undefined;

const fetched = new Map<HTMLLinkElement, Promise<void>>();

/** Fetches the texts that the page was rendered with and makes them known: for members as all others, in few files where there are such. */
export async function startTexts(): Promise<void> {
  provideTexts({ texts });
  const whole = [...linksTo(otherTexts), ...linksTo(memberTexts)].filter(
    (link) => !link.hasAttribute(namespaceAttribute),
  );
  await Promise.all((isMember() && whole.length > 0 ? whole : linksTo(textsOfPage)).map(fetchOnce));
}

/** Fetches the texts and styles of all other pages, once. */
export async function loadOtherTexts(): Promise<void> {
  await Promise.all([loadTextsOfNextPage(), ...linksTo(memberTexts).map(fetchOnce)]);
}

/** The same without what only members meet, for whoever is not signed in; awaited before the first page that is not the server's. */
export async function loadTextsOfNextPage(): Promise<void> {
  others ??= Promise.all([...linksTo(otherTexts).map(fetchOnce), loadLaterStyles()]);
  await Promise.all([others, ...(isMember() ? linksTo(memberTexts).map(fetchOnce) : [])]);
}

function isMember(): boolean {
  return document.documentElement.hasAttribute('data-signed-in');
}

function linksTo(rel: string): HTMLLinkElement[] {
  return links.filter((link) => link.rel === rel);
}

function fetchOnce(link: HTMLLinkElement): Promise<void> {
  const fetching = fetched.get(link) ?? fetchTexts(link);
  fetched.set(link, fetching);
  return fetching;
}

async function fetchTexts(link: HTMLLinkElement): Promise<void> {
  const reply = await (window.wbnTexts?.[link.href] ?? fetch(link.href));
  const found = await reply.json();
  const namespace = link.getAttribute(namespaceAttribute);
  const namespaces: Readonly<Record<string, Messages>> = namespace === null ? found : { [namespace]: found };
  for (const [name, messages] of Object.entries(namespaces)) texts.add(name, messages);
}
