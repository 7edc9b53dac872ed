import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Download } from 'lucide-react';
import { useDownload } from '../downloads/use-download.ts';

interface ExportProductsButtonProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
}

/** Exports all products of a company as CSV in the format of the import. */
export function ExportProductsButton({ api, office }: ExportProductsButtonProps) {
  const t = useText('own-products');
  const toast = useToast();
  const { mutate, isPending } = useDownload(api, office, 'products');
  const save = () =>
    mutate(undefined, {
      onError: (error) => {
        if (!office.fail(error)) toast(t('import.exportFailed'), 'danger');
      },
    });
  return (
    <Button variant="secondary" icon={<Download />} loading={isPending} onClick={save}>
      {t('import.exportCsv')}
    </Button>
  );
}
