import { type DeskPersonRow, listDeskPeople, personStates } from '@wbn/contract/desk/people.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useDesk } from '../session/desk-context.ts';
import { AccountList } from './account-list.tsx';
import { useName } from './use-name.ts';

const keyOf = ({ userID }: DeskPersonRow) => userID;

/** The list of people. */
export function PeoplePage() {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { api } = useDesk();
  const stateOf = ({ isConfirmed }: DeskPersonRow) =>
    isConfirmed === undefined ? 'without-account' : isConfirmed ? 'confirmed' : 'unconfirmed';
  return (
    <AccountList<DeskPersonRow>
      name="people"
      keyOf={keyOf}
      states={personStates}
      load={(query) => api.call(listDeskPeople, { query: query as object })}
      columns={[
        {
          ...{ key: 'name', heading: t('columns.name'), sortBy: ({ name }) => name },
          cell: ({ userID, name }) => <TextLink to={`/people/${userID}`}>{name}</TextLink>,
        },
        {
          key: 'country',
          heading: t('columns.country'),
          cell: ({ country }) => country,
          sortBy: ({ country }) => country,
        },
        { key: 'company', heading: t('columns.company'), cell: ({ companyName }) => companyName },
        {
          ...{ key: 'state', heading: t('columns.state') },
          cell: (row) => (
            <>
              {nameOf('states', stateOf(row))}{' '}
              {row.measuredUntil && (
                <Badge tone="danger">{t('until', { at: formatDay(locale, row.measuredUntil) })}</Badge>
              )}
            </>
          ),
        },
        {
          ...{ key: 'since', heading: t('columns.since'), sortBy: ({ registeredAt }) => registeredAt },
          cell: ({ registeredAt }) => formatDay(locale, registeredAt),
        },
      ]}
    />
  );
}
