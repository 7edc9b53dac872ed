import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { filterOptions } from '@wbn/ui-kit/controls/choices/filter-options.ts';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Menu, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { Building2, Check, ChevronsUpDown, LayoutList, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { PublicationBadge } from '../publication/publication-badge.tsx';
import { stateOf } from '../publication/publication-state.ts';
import { type OfficeLocation, sameLocationPath } from './office-location.ts';
import * as styles from './office-sidebar.css.ts';

/** From this number of companies on, a search field is shown. */
const many = 7;

interface CompanySwitcherProps {
  readonly businesses: readonly OwnBusiness[];
  readonly current: OwnBusiness | undefined;
  readonly place: OfficeLocation;
}

/** The current company, with links to the person's other companies: to the same section where their role allows it. */
export function CompanySwitcher({ businesses, current, place }: CompanySwitcherProps) {
  const t = useText('my-business');
  const path = usePath();
  const [typed, setTyped] = useState('');
  const options = businesses.map((business) => ({
    value: business.businessID,
    text: business.general.companyName,
    business,
  }));
  const found = new Set(filterOptions(options, typed).map(({ value }) => value));
  const shown = businesses.filter(({ businessID }) => found.has(businessID));
  return (
    <Menu variant="plain" align="stretch" trigger={<Trigger current={current} />}>
      {businesses.length >= many && (
        <div className={styles.search}>
          <TextField
            type="search"
            size="sm"
            label={t('office.search')}
            hideLabel
            placeholder={t('office.search')}
            icon={<Search aria-hidden="true" />}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      <div className={styles.companies}>
        {shown.map((business) => (
          <MenuLink
            key={business.businessID}
            to={path(sameLocationPath(place, business))}
            aria-current={business === current ? 'true' : undefined}
          >
            <Company business={business} />
            {business === current && <Check aria-hidden="true" />}
          </MenuLink>
        ))}
        {shown.length === 0 && (
          <p role="status" className={styles.nothing}>
            {t(businesses.length === 0 ? 'none' : 'office.notFound')}
          </p>
        )}
      </div>
      <div className={styles.more}>
        {businesses.length > 0 && (
          <MenuLink to={path('/my-business')} icon={<LayoutList aria-hidden="true" />}>
            {t('office.all')}
          </MenuLink>
        )}
        <MenuLink to={path('/business/create')} icon={<Plus aria-hidden="true" />}>
          {t('create')}
        </MenuLink>
      </div>
    </Menu>
  );
}

function Trigger({ current }: Pick<CompanySwitcherProps, 'current'>) {
  const t = useText('my-business');
  return (
    <span className={styles.trigger}>
      {current ? (
        <Company business={current} />
      ) : (
        <>
          <span className={styles.logo}>
            <Building2 aria-hidden="true" className={styles.noLogo} />
          </span>
          <span className={styles.company}>
            <span className={styles.name}>{t('office.choose')}</span>
          </span>
        </>
      )}
      <ChevronsUpDown aria-hidden="true" className={styles.icon} />
    </span>
  );
}

/** Logo, name, the person's role, and the publication state unless it is public. */
function Company({ business: { general, access, publication } }: { readonly business: OwnBusiness }) {
  const t = useText('my-business');
  return (
    <>
      <span className={styles.logo}>
        <BusinessLogo general={general} sizes="2rem" />
      </span>
      <span className={styles.company}>
        <bdi className={styles.name}>{general.companyName}</bdi>
        <span className={styles.role}>{t(`role.${access}`)}</span>
        {stateOf(publication) !== 'published' && <PublicationBadge publication={publication} />}
      </span>
    </>
  );
}
