import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

interface SampleNoticeProps {
  /** What the page shows; nothing is said unless something of it is made up. */
  readonly of: readonly { readonly sample?: boolean | undefined }[];
}

/** Says once on a page that what it shows is sample data. */
export function SampleNotice({ of }: SampleNoticeProps) {
  const { t } = useTranslation('cards');
  if (!of.some(({ sample }) => sample)) return null;
  return (
    <MutedText as="div">
      <Badge>{t('sample')}</Badge> {t('sampleTitle')}
    </MutedText>
  );
}
