import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestDownload } from '@wbn/contract/business/request-download.ts';
import { Button } from '@wbn/ui-kit/button.tsx';
import { useToast } from '@wbn/ui-kit/toast.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';
import { openDownload } from './csv-text.ts';

interface ExportProductsButtonProps {
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Saves all products of a company as CSV: what the import takes back. */
export function ExportProductsButton({ api, managed }: ExportProductsButtonProps) {
  const { t } = useTranslation('own-products');
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const input = { params: { id: managed.business.businessID }, body: { kind: 'products' } } as const;
      const { url, fileName } = (await api.call(requestDownload, input)).data;
      openDownload(url, fileName);
    } catch (error) {
      if (!managed.fail(error)) toast(t('import.exportFailed'), 'danger');
    }
    setBusy(false);
  };

  return (
    <Button variant="secondary" icon={<Download />} loading={busy} onClick={() => void save()}>
      {t('import.exportCsv')}
    </Button>
  );
}
