import { companyStates, type DeskCompanyRow, listDeskCompanies } from '@wbn/contract/desk/companies.ts';
import { membershipLevels } from '@wbn/contract/shared/values.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useDesk } from '../session/desk-context.ts';
import { AccountList } from './account-list.tsx';
import { useName } from './use-name.ts';

const keyOf = ({ businessID }: DeskCompanyRow) => businessID;

/** The list of companies. */
export function CompaniesPage() {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { api } = useDesk();
  return (
    <AccountList<DeskCompanyRow>
      name="companies"
      keyOf={keyOf}
      states={companyStates}
      plans={membershipLevels}
      load={(query) => api.call(listDeskCompanies, { query: query as object })}
      columns={[
        {
          ...{ key: 'name', heading: t('columns.name'), sortBy: ({ name }) => name },
          cell: ({ businessID, name }) => <TextLink to={`/companies/${businessID}`}>{name}</TextLink>,
        },
        {
          key: 'country',
          heading: t('columns.country'),
          cell: ({ country }) => country,
          sortBy: ({ country }) => country,
        },
        {
          key: 'plan',
          heading: t('columns.plan'),
          cell: ({ plan }) => nameOf('plans', plan),
          sortBy: ({ plan }) => plan,
        },
        {
          ...{ key: 'state', heading: t('columns.state'), sortBy: ({ status }) => status },
          cell: ({ status, isOwned }) =>
            [nameOf('states', status), ...(isOwned ? [] : [nameOf('states', 'unowned')])].join(', '),
        },
        {
          key: 'verified',
          heading: t('columns.verified'),
          cell: ({ isVerified }) => (isVerified ? t('yes') : t('no')),
        },
        {
          ...{ key: 'since', heading: t('columns.since'), sortBy: ({ registeredAt }) => registeredAt },
          cell: ({ registeredAt }) => formatDay(locale, registeredAt),
        },
      ]}
    />
  );
}
