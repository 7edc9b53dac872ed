import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessAccess } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useTranslation } from 'react-i18next';
import { HeaderLink, HeaderLinks } from './header-links.tsx';

interface OwnerLinksProps {
  readonly businessID: string;
  readonly access: BusinessAccess['access'];
  readonly editing?: boolean;
}

/** What the people of a business may open from its page, by their role (BIZ-13, decision 7); edit mode for owners (BIZ-14). */
export function OwnerLinks({ businessID, access, editing = false }: OwnerLinksProps) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  const path = usePath();
  const screen = (name: string) => path(`/business/${businessID}/${name}`);
  return (
    <HeaderLinks label={t('manageLinks')}>
      {access !== 'member' && <HeaderLink to={screen('edit')}>{t('manageProfile')}</HeaderLink>}
      <HeaderLink to={path(requestsPath(businessID))}>{ofCards('requests')}</HeaderLink>
      {access !== 'member' && <HeaderLink to={screen('products')}>{ofCards('section.products')}</HeaderLink>}
      {access === 'owner' && <HeaderLink to={screen('membership')}>{t('membershipLink')}</HeaderLink>}
      {access === 'owner' && <HeaderLink to={screen('members')}>{t('members')}</HeaderLink>}
      {access === 'owner' && (
        <HeaderLink to={`?editMode=${editing ? 0 : 1}`}>
          {t(editing ? 'viewAsBuyer' : 'editProfile')}
        </HeaderLink>
      )}
    </HeaderLinks>
  );
}
