import { useText } from '@wbn/edition/use-text.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';

interface TextLanguageProps {
  /** Absent: the text is in the page's language or its language is unknown. */
  readonly language: { readonly name: string } | undefined;
}

/** Names the language of a user-written text: 'in Italian'. */
export function TextLanguage({ language }: TextLanguageProps) {
  const t = useText('cards');
  return language && <MutedText as="div">{t('inLanguage', { language: language.name })}</MutedText>;
}
