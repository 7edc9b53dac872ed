import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useDownload } from '../downloads/use-download.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';

/** The page where the owner of a company exports its data. */
export function ExportPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  return (
    <ManageFrame api={api} id={id} screen="export">
      {(office) => <ExportBusiness api={api} office={office} />}
    </ManageFrame>
  );
}

/** Downloads all data of a company as an archive; the activity log records it. */
function ExportBusiness({ api, office }: { readonly api: ApiClient; readonly office: OfficeContext }) {
  const t = useText('business-members');
  const titleId = useId();
  const { mutate, reset, isPending, isError, data } = useDownload(api, office, 'company');
  const download = () =>
    mutate(undefined, {
      onError: (error) => {
        if (office.fail(error)) reset();
      },
    });
  return (
    <Surface padding="lg" aria-labelledby={titleId}>
      <Stack space="sm">
        <Heading level={2} size="md" id={titleId}>
          {t('archive.title')}
        </Heading>
        <Text tone="muted">{t('archive.body')}</Text>
        <Inline space="sm">
          <Button icon={<Download />} loading={isPending} onClick={download}>
            {t('archive.download')}
          </Button>
          <Text as="div" size="sm" tone={isError ? 'danger' : 'muted'} role="status">
            {data && t('archive.done', { file: data.fileName })}
            {isError && t('archive.failed')}
          </Text>
        </Inline>
      </Stack>
    </Surface>
  );
}
