import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ReportableType } from '@wbn/contract/social/reports.ts';
import { MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ReportDialog } from './report-dialog.tsx';

export interface ReportProps {
  readonly resourceID: string;
  readonly resourceType: ReportableType;
  /** Sends the token of whoever is signed in; the page's own unless one is given. */
  readonly api?: ApiClient;
}

/** An entry of a menu that opens the dialog; the dialog outlives the menu, which closes at the choice. */
export function ReportItem(props: ReportProps) {
  const { t } = useTranslation('safety');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MenuButton icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
        {t('report')}
      </MenuButton>
      {isOpen &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys of the dialog from the menu that it was opened by
          <div onKeyDown={(event) => event.stopPropagation()}>
            <ReportDialog {...props} onClose={() => setOpen(false)} />
          </div>,
          document.body,
        )}
    </>
  );
}
