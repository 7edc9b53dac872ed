import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { endAccountMeasure } from '@wbn/contract/desk/account-acts.ts';
import type { AccountMeasure } from '@wbn/contract/desk/account-parts.ts';
import { listCases } from '@wbn/contract/desk/cases.ts';
import type { DeskCompany } from '@wbn/contract/desk/companies.ts';
import { listStaffActions } from '@wbn/contract/desk/log.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useLabel } from '../i18n/use-label.ts';
import { useDesk } from '../session/desk-context.ts';
import type { Act } from './act-dialog.tsx';
import { Entries, Part } from './part.tsx';
import { useName } from './use-name.ts';

interface MeasuresPartProps {
  readonly measures: readonly AccountMeasure[];
  readonly onAct: (act: Act) => void;
}

/** Measures in force and ended ones; one in force can be ended. */
export function MeasuresPart({ measures, onAct }: MeasuresPartProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { api, can } = useDesk();
  const endAct = (measureID: string): Act => ({
    title: t('acts.endMeasure'),
    confirm: t('acts.endMeasure'),
    fields: [{ name: 'note', label: t('reason'), type: 'area' }],
    send: ({ note = '' }) => api.call(endAccountMeasure, { params: { id: measureID }, body: { note } }),
  });
  return (
    <Part title={t('parts.measures')}>
      <Entries
        rows={measures}
        keyOf={({ measureID }) => measureID}
        entry={({ measureID, kind, reason, by, at, until, endedAt }) => ({
          title: `${nameOf('measures', kind)} · ${nameOf('reasons', reason)}`,
          facts: [
            t('byAt', { by, at: formatMoment(locale, at) }),
            endedAt
              ? t('endedAt', { at: formatMoment(locale, endedAt) })
              : until
                ? t('until', { at: formatMoment(locale, until) })
                : t('withoutEnd'),
          ].join(' · '),
          action: !endedAt && can('sanction-accounts') && (
            <Button variant="secondary" size="sm" onClick={() => onAct(endAct(measureID))}>
              {t('acts.endMeasure')}
            </Button>
          ),
        })}
      />
    </Part>
  );
}

type Parts = Pick<DeskCompany, 'reports' | 'held' | 'objections'>;

/** Reports against an account, inquiries that are held, objections. */
export function ReportsPart({ reports, held, objections }: Parts) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  return (
    <>
      <Part title={t('parts.reports')}>
        <Entries
          rows={reports}
          keyOf={({ caseID }) => caseID}
          entry={({ type, reasons, decision, at }) => ({
            title: `${nameOf('types', type)}: ${reasons.map((reason) => nameOf('reasons', reason)).join(', ')}`,
            facts: `${nameOf('decisions', decision ?? 'open')} · ${formatMoment(locale, at)}`,
          })}
        />
      </Part>
      <Part title={t('parts.held')}>
        <Entries
          rows={held}
          keyOf={({ requestID }) => requestID}
          entry={({ name, at }) => ({ title: t('heldTo', { name }), facts: formatMoment(locale, at) })}
        />
      </Part>
      <Part title={t('parts.objections')}>
        <Entries
          rows={objections}
          keyOf={({ objectionID }) => objectionID}
          entry={({ type, outcome, at }) => ({
            title: nameOf('types', type),
            facts: `${nameOf('outcomes', outcome ?? 'open')} · ${formatMoment(locale, at)}`,
          })}
        />
      </Part>
    </>
  );
}

/** Open cases about an account, and what staff have done with it. */
export function CasesAndLog({ id }: { readonly id: string }) {
  const t = useText('desk-accounts');
  const label = useLabel();
  const locale = useLocale();
  const { api, can } = useDesk();
  const cases = useQuery(callQuery(api, listCases, { query: { aboutID: id } }));
  const log = useQuery(callQuery(api, listStaffActions, { query: { targetID: id } }));
  return (
    <>
      <Part title={t('parts.cases')} actions={<TextLink to={`/cases?about=${id}`}>{t('allCases')}</TextLink>}>
        {cases.isLoadingError ? (
          <LoadError title={t('failed')} retry={t('retry')} onRetry={cases.refetch} />
        ) : cases.data ? (
          <Entries
            rows={cases.data.data}
            keyOf={({ caseID }) => caseID}
            entry={({ caseID, kind, what, openedAt }) => ({
              title: <TextLink to={`/cases/${caseID}`}>{what}</TextLink>,
              facts: `${label(`desk-cases:kinds.${kind}.name`)} · ${formatMoment(locale, openedAt)}`,
            })}
          />
        ) : (
          <Skeleton lines={2} />
        )}
      </Part>
      <Part title={can('see-whole-log') ? t('parts.log') : t('parts.ownLog')}>
        {log.isLoadingError ? (
          <LoadError title={t('failed')} retry={t('retry')} onRetry={log.refetch} />
        ) : log.data ? (
          <Entries
            rows={log.data.data.slice(0, 20)}
            keyOf={({ number }) => String(number)}
            entry={({ act, staffName, reason, at }) => ({
              title: `${label(`desk-log:acts.${act}`).replace(/^acts\./, '')}${reason ? `: ${reason}` : ''}`,
              facts: t('byAt', { by: staffName, at: formatMoment(locale, at) }),
            })}
          />
        ) : (
          <Skeleton lines={2} />
        )}
      </Part>
    </>
  );
}
