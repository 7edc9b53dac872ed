import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { accountMeasures, takeAccountMeasure } from '@wbn/contract/desk/account-acts.ts';
import { reportReasons } from '@wbn/contract/social/reports.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Act } from './act-dialog.tsx';
import { useName } from './use-name.ts';

/** The act that mutes or suspends a person, or takes a company off the site. */
export function useMeasureAct(): (api: ApiClient, type: 'user' | 'business', id: string) => Act {
  const t = useText('desk-accounts');
  const nameOf = useName();
  return (api, type, id) => ({
    title: t('acts.measure'),
    lead: t('measureLead'),
    confirm: t('acts.measure'),
    isHarsh: true,
    fields: [
      ...(type === 'user'
        ? [
            {
              ...{ name: 'kind', label: t('fields.kind'), type: 'choice' as const },
              options: accountMeasures.map((kind) => ({ value: kind, text: nameOf('measures', kind) })),
            },
          ]
        : []),
      {
        ...{ name: 'reason', label: t('fields.clause'), type: 'choice' },
        options: reportReasons.map((reason) => ({ value: reason, text: nameOf('reasons', reason) })),
      },
      { name: 'until', label: t('fields.until'), type: 'date', isOptional: type === 'business' },
      { name: 'reply', label: t('fields.reply'), type: 'area', isOptional: true, limit: 2_000 },
      { name: 'note', label: t('reason'), type: 'area' },
    ],
    send: ({ kind = 'suspend', reason = 'other', until, reply, note = '' }) =>
      api.call(takeAccountMeasure, {
        body: {
          target: { type, id },
          // The choices are those of the contract.
          kind: kind as (typeof accountMeasures)[number],
          reason: reason as (typeof reportReasons)[number],
          ...(until && { until }),
          ...(reply && { reply }),
          note,
        },
      }),
  });
}
