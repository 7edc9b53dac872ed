import { useText } from '@wbn/edition/use-text.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';

interface SampleNoticeProps {
  /** The records shown on the page; the notice appears when one of them is sample data. */
  readonly of: readonly { readonly sample?: boolean | undefined }[];
}

/** Says once per page that it shows sample data. */
export function SampleNotice({ of }: SampleNoticeProps) {
  const t = useText('cards');
  if (!of.some(({ sample }) => sample)) return null;
  return (
    <MutedText as="div">
      <Badge>{t('sample')}</Badge> {t('sampleTitle')}
    </MutedText>
  );
}
