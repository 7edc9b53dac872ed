import type { TextLanguage } from '@wbn/edition/language.ts';
import en from '../locales/notices/en.json' with { type: 'json' };
import es from '../locales/notices/es.json' with { type: 'json' };
import it from '../locales/notices/it.json' with { type: 'json' };
import zh from '../locales/notices/zh.json' with { type: 'json' };
import zhHant from '../locales/notices/zh-Hant.json' with { type: 'json' };
import type { KindMailedAtOnce, NotificationKind, SettingKind } from './notices.ts';

/** The texts of a mail, `subject` and `lead`; those of an outcome have its name: `subject_approved`. */
type MailTexts = Readonly<Record<string, string>> & { readonly action: string };

/** What every language has; the sentences are checked by a test. */
type Texts = Readonly<
  Record<SettingKind, { readonly name: string }> & Record<KindMailedAtOnce, { readonly mail: MailTexts }>
>;

const texts: Readonly<Record<TextLanguage, Texts>> = { en, es, it, zh, 'zh-Hant': zhHant };

/** The texts of a kind that mails use. A sentence with the name of a thing, `line_named`, is for the notification center. */
interface NoticeTexts {
  readonly name: string;
  readonly line?: string;
  readonly line_one?: string;
  /** For several actors. */
  readonly line_other?: string;
  readonly mail?: MailTexts;
}

export function noticeTexts(language: TextLanguage, kind: NotificationKind): NoticeTexts {
  return texts[language][kind];
}
