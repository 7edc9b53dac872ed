import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { FilePlus2 } from 'lucide-react';

/** Link to the form for a request for quotation (RFQ-12); below 992 pixels it is in the mobile menu. */
export function QuotationLink() {
  const t = useText('site');
  const path = usePath();
  return (
    <IconLink
      to={path('/request-quotation')}
      label={t('menu.requestQuotation')}
      icon={<FilePlus2 aria-hidden />}
    />
  );
}
