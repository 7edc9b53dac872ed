import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestDownload } from '@wbn/contract/business/request-download.ts';
import { Button } from '@wbn/ui-kit/button.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Surface } from '@wbn/ui-kit/surface.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useToast } from '@wbn/ui-kit/toast.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDownload } from '../import-products/csv-text.ts';
import type { Managed } from '../manage/use-managed.ts';

interface ExportCompanyProps {
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Saves everything of a company as one archive, for its owner. */
export function ExportCompany({ api, managed }: ExportCompanyProps) {
  const { t } = useTranslation('company-members');
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const input = { params: { id: managed.business.businessID }, body: { kind: 'company' } } as const;
      const { url, fileName } = (await api.call(requestDownload, input)).data;
      openDownload(url, fileName);
    } catch (error) {
      if (!managed.fail(error)) toast(t('archive.failed'), 'danger');
    }
    setBusy(false);
  };

  return (
    <Surface padding="lg" aria-labelledby="archive-title">
      <Stack space="sm">
        <Heading level={2} size="md" id="archive-title">
          {t('archive.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('archive.body')}
        </Text>
        <div>
          <Button variant="secondary" icon={<Download />} loading={busy} onClick={() => void save()}>
            {t('archive.download')}
          </Button>
        </div>
      </Stack>
    </Surface>
  );
}
