import { type DeskPerson, endPersonSessions } from '@wbn/contract/desk/people.ts';
import { formatMoment, formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useDesk } from '../session/desk-context.ts';
import type { Act } from './act-dialog.tsx';
import { Entries, Part } from './part.tsx';
import { PrivateFacts } from './private-facts.tsx';
import { useName } from './use-name.ts';

interface PersonPartProps {
  readonly person: DeskPerson;
}

/** Where a person is logged in; each browser or all can be logged out. */
export function SessionsPart({ person, onAct }: PersonPartProps & { readonly onAct: (act: Act) => void }) {
  const t = useText('desk-accounts');
  const locale = useLocale();
  const { api, can } = useDesk();
  const { userID, sessions } = person;
  const endAct = (sessionID?: string): Act => ({
    title: sessionID ? t('acts.endSession') : t('acts.endSessions'),
    lead: t('endSessionsLead'),
    confirm: sessionID ? t('acts.endSession') : t('acts.endSessions'),
    isHarsh: true,
    fields: [{ name: 'reason', label: t('reason'), type: 'area' }],
    send: ({ reason = '' }) =>
      api.call(endPersonSessions, {
        params: { id: userID },
        body: { reason, ...(sessionID && { sessionID }) },
      }),
  });
  return (
    <Part
      title={t('parts.sessions')}
      actions={
        <>
          <PrivateFacts subject={{ type: 'user', id: userID }} what="sessions" />
          {can('end-sessions') && sessions.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => onAct(endAct())}>
              {t('acts.endSessions')}
            </Button>
          )}
        </>
      }
    >
      <Entries
        rows={sessions}
        keyOf={({ sessionID }) => sessionID}
        entry={({ sessionID, browser, sites, since, lastUsedAt }) => ({
          title: browser ?? t('unknownBrowser'),
          facts: [
            ...sites.map((site) => site.replace(/^https?:\/\//, '')),
            t('sessionTimes', { since: formatMoment(locale, since), last: formatMoment(locale, lastUsedAt) }),
          ].join(' · '),
          action: can('end-sessions') && (
            <Button variant="secondary" size="sm" onClick={() => onAct(endAct(sessionID))}>
              {t('acts.endSession')}
            </Button>
          ),
        })}
      />
    </Part>
  );
}

/** How often a person may do what, and how often still. */
export function AllowancesPart({ person: { allowances, account } }: PersonPartProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const whole = (value: number) => formatNumber(locale, value);
  if (!account) return null;
  const why = !account.isConfirmed ? t('why.unconfirmed') : account.isNew ? t('why.new') : t('why.usual');
  return (
    <Part title={t('parts.allowances')}>
      <MutedText>{why}</MutedText>
      <DetailsTable
        caption={t('parts.allowances')}
        rows={allowances.map(({ act, most, left, nextAt }) => ({
          label: nameOf('limits', act),
          value:
            most === undefined || left === undefined
              ? t('unlimited')
              : [
                  t('leftOf', { left: whole(left), most: whole(most) }),
                  ...(nextAt ? [t('nextLimit', { at: formatMoment(locale, nextAt) })] : []),
                ].join(' · '),
        }))}
      />
    </Part>
  );
}
