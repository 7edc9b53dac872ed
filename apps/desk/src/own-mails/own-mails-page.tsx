import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { caseKindNames, caseKinds } from '@wbn/contract/desk/case-kinds.ts';
import { loadOwnMails, type OwnMails, saveOwnMails } from '@wbn/contract/desk/own-mails.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useLabel } from '../i18n/use-label.ts';
import { useDesk } from '../session/desk-context.ts';

/** Which mails of the desk its reader gets; each change is saved at once (STF-03). */
export function OwnMailsPage() {
  const t = useText('desk-own-mails');
  const label = useLabel();
  const { api, staff, can } = useDesk();
  const query = callQuery(api, loadOwnMails, {});
  const { data, refetch, isLoadingError } = useQuery(query);
  const client = useQueryClient();
  const { mutate, isError } = useMutation({
    ...callMutation(api, saveOwnMails),
    // The box shows the choice before the server has it.
    onMutate: ({ body }) => client.setQueryData(query.queryKey, { ...data, ...body }),
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const kinds = caseKindNames.filter(
    (kind) => can(caseKinds[kind].right) && (staff.kinds === undefined || staff.kinds.includes(kind)),
  );
  const save = (change: Partial<OwnMails>) => data && mutate({ body: { ...data, ...change } });
  return (
    <Stack space="md">
      <PageHeader title={t('menu')} lead={t('lead')} />
      {isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />}
      {!data && !isLoadingError && (
        <Surface as="div" padding="lg" role="status" aria-label={t('loading')}>
          <Skeleton lines={6} />
        </Surface>
      )}
      {data && (
        <>
          {isError && <Text role="alert">{t('saveFailed')}</Text>}
          <FormSection title={t('morning.title')} hint={t('morning.hint')}>
            <Checkbox
              label={t('morning.label')}
              checked={data.morning}
              onChange={(event) => save({ morning: event.target.checked })}
            />
          </FormSection>
          <FormSection title={t('atOnce.title')} hint={t('atOnce.hint')}>
            <Stack space="xs">
              {kinds.map((kind) => (
                <Checkbox
                  key={kind}
                  label={label(`desk-cases:kinds.${kind}.name`)}
                  checked={data.atOnce.includes(kind)}
                  onChange={(event) =>
                    save({
                      atOnce: event.target.checked
                        ? [...data.atOnce, kind]
                        : data.atOnce.filter((chosen) => chosen !== kind),
                    })
                  }
                />
              ))}
            </Stack>
          </FormSection>
        </>
      )}
    </Stack>
  );
}
