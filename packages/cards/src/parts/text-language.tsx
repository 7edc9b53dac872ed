import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

interface TextLanguageProps {
  /** Absent: the text is in the language of the page, or cannot be told. */
  readonly language: { readonly name: string } | undefined;
}

/** Says in which language somebody else's text is: 'in Italian'. */
export function TextLanguage({ language }: TextLanguageProps) {
  const { t } = useTranslation('cards');
  return language && <MutedText as="div">{t('inLanguage', { language: language.name })}</MutedText>;
}
