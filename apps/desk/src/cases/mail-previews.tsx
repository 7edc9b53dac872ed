import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type GivenDecision, type MailPreview, previewDecision } from '@wbn/contract/desk/cases.ts';
import { type Language, languageNames, languages } from '@wbn/edition/language.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { FailureText, MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './mail-previews.css.ts';

interface MailPreviewsProps {
  readonly caseID: string;
  /** Undefined while fields are missing. */
  readonly given: GivenDecision | undefined;
  readonly isOneOfSeveral: boolean;
  /** Called with the language that the first reader reads. */
  readonly onLanguage: (language: Language) => void;
}

/** Milliseconds after the last key. */
const pause = 500;

/** The mails that people will get, as they will read them, before the decision is made. */
export function MailPreviews({ caseID, given, isOneOfSeveral, onLanguage }: MailPreviewsProps) {
  const t = useText('desk-cases');
  const { api } = useDesk();
  const wanted = useAfterPause(given ? JSON.stringify(given) : undefined);
  const { data, isError, isFetching } = useQuery({
    ...callQuery(
      api,
      previewDecision,
      { params: { id: caseID }, body: (wanted ? JSON.parse(wanted) : {}) as GivenDecision },
      { staleTime: 60_000 },
    ),
    enabled: wanted !== undefined,
    placeholderData: (before) => before,
    retry: false,
  });
  const language = languages.find((code) => code === data?.[0]?.language);
  const tellLanguage = useEffectEvent(onLanguage);
  useEffect(() => {
    if (language) tellLanguage(language);
  }, [language]);
  if (!given) return <MutedText>{t('mail.later')}</MutedText>;
  return (
    <Disclosure summary={t('mail.title', { count: data?.length ?? 0 })} open>
      <div aria-busy={isFetching} className={styles.mails}>
        {isError && <FailureText>{t('mail.failed')}</FailureText>}
        {!data && !isError && <Skeleton lines={3} />}
        {data?.length === 0 && <MutedText>{t('mail.nobody')}</MutedText>}
        {isOneOfSeveral && <MutedText>{t('mail.several')}</MutedText>}
        {data?.map((mail) => (
          <Mail key={`${mail.to} ${mail.subject}`} mail={mail} />
        ))}
      </div>
    </Disclosure>
  );
}

function Mail({ mail: { to, language, subject, text } }: { readonly mail: MailPreview }) {
  const t = useText('desk-cases');
  const name = languageNames[language as Language] ?? language;
  return (
    <article className={styles.mail}>
      <p className={styles.to}>{t('mail.to', { to, language: name })}</p>
      <div lang={language} dir="auto">
        <p className={styles.subject}>{subject}</p>
        {text.map((paragraph, place) => (
          <p key={place} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
}

/** The last value, when it has not changed for a moment. */
function useAfterPause(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
