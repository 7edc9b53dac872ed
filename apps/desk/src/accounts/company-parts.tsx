import type { DeskCompany } from '@wbn/contract/desk/companies.ts';
import { undoMerge, undoMergeDays } from '@wbn/contract/desk/merge.ts';
import { formatMinutes, formatMoment, formatMoney, formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useDesk } from '../session/desk-context.ts';
import type { Act } from './act-dialog.tsx';
import { Entries, Part } from './part.tsx';
import { PrivateFacts } from './private-facts.tsx';
import { useName } from './use-name.ts';

interface CompanyPartProps {
  readonly company: DeskCompany;
}

/** Plan, what was paid, and the history of the membership. */
export function PlanPart({ company }: CompanyPartProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { plan, payments, history, businessID } = company;
  const money = (cents: number, currency: string) => formatMoney(locale, cents / 100, currency.toUpperCase());
  return (
    <>
      <Part
        title={t('parts.plan')}
        actions={<PrivateFacts subject={{ type: 'business', id: businessID }} what="billing" />}
      >
        <DetailsTable
          caption={t('parts.plan')}
          rows={[
            { label: t('columns.plan'), value: nameOf('plans', plan.level) },
            { label: t('plan.granted'), value: nameOf('plans', plan.granted) },
            {
              label: t('plan.subscription'),
              value: plan.status
                ? [
                    nameOf('subscriptions', plan.status),
                    plan.paidLevel && nameOf('plans', plan.paidLevel),
                    plan.periodEnd && t('until', { at: formatMoment(locale, plan.periodEnd) }),
                    plan.isEnding && t('plan.ending'),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : '–',
            },
          ]}
        />
        <Entries
          rows={history}
          keyOf={({ kind, at }) => `${kind} ${at}`}
          entry={({ kind, level, at }) => ({
            title: `${nameOf('entries', kind)}: ${nameOf('plans', level)}`,
            facts: formatMoment(locale, at),
          })}
        />
      </Part>
      <Part title={t('parts.payments')}>
        <Entries
          rows={payments}
          keyOf={({ invoiceID }) => invoiceID}
          entry={({ status, level, paid, refunded, currency, dispute, at }) => ({
            title: `${money(paid, currency)}${level ? ` · ${nameOf('plans', level)}` : ''}`,
            facts: [
              nameOf('invoices', status),
              ...(refunded > 0 ? [t('refunded', { amount: money(refunded, currency) })] : []),
              ...(dispute ? [t('dispute', { state: nameOf('disputes', dispute) })] : []),
              formatMoment(locale, at),
            ].join(' · '),
          })}
        />
      </Part>
    </>
  );
}

/** What is left of boosts and support, and how it came so. */
export function LedgersPart({ company: { boosts, support, supportEntries } }: CompanyPartProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const signed = (amount: number) => `${amount > 0 ? '+' : '−'}${formatNumber(locale, Math.abs(amount))}`;
  return (
    <>
      <Part title={t('parts.boosts', { left: formatNumber(locale, boosts.left), month: boosts.month })}>
        <Entries
          rows={boosts.entries}
          keyOf={({ kind, at, amount }) => `${kind} ${at} ${amount}`}
          entry={({ kind, amount, month, by, note, at }) => ({
            title: `${signed(amount)} ${nameOf('entries', kind)} (${month})`,
            facts: [by, note, formatMoment(locale, at)].filter(Boolean).join(' · '),
          })}
        />
      </Part>
      <Part
        title={t('parts.support', {
          left: support ? formatMinutes(locale, support.left) : formatMinutes(locale, 0),
        })}
      >
        <Entries
          rows={supportEntries}
          keyOf={({ position }) => String(position)}
          entry={({ kind, minutes, by, note, at }) => ({
            title: `${signed(minutes)} min ${nameOf('entries', kind)}`,
            facts: [by, note, formatMoment(locale, at)].filter(Boolean).join(' · '),
          })}
        />
      </Part>
    </>
  );
}

/** Companies that were merged into this one; for 30 days each can be taken out again. */
export function MergesPart({
  company: { merges },
  onAct,
}: CompanyPartProps & { readonly onAct: (act: Act) => void }) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { api, can } = useDesk();
  if (merges.length === 0) return null;
  const undoAct = (mergeID: string): Act => ({
    ...{
      title: t('merge.undo'),
      confirm: t('merge.undo'),
      lead: t('merge.undoLead', { days: undoMergeDays }),
      isHarsh: true,
    },
    fields: [{ name: 'reason', label: t('reason'), type: 'area' }],
    send: ({ reason = '' }) => api.call(undoMerge, { params: { id: mergeID }, body: { reason } }),
  });
  return (
    <Part title={t('parts.merges')}>
      <Entries
        rows={merges}
        keyOf={({ mergeID }) => mergeID}
        entry={({ mergeID, goneID, name, by, at, state }) => ({
          title: <TextLink to={`/companies/${goneID}`}>{name}</TextLink>,
          facts: `${t('byAt', { by, at: formatMoment(locale, at) })} · ${nameOf('merges', state)}`,
          action: state === 'open' && can('merge-companies') && (
            <Button variant="secondary" size="sm" onClick={() => onAct(undoAct(mergeID))}>
              {t('merge.undo')}
            </Button>
          ),
        })}
      />
    </Part>
  );
}
