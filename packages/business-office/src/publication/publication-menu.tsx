import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteBusinessDialog } from './delete-business-dialog.tsx';
import { stateOf } from './publication-state.ts';
import { UnpublishDialog } from './unpublish-dialog.tsx';

interface PublicationMenuProps {
  readonly api: ApiClient;
  readonly business: OwnBusiness;
}

/** What is done rarely with a company: taking it off the site and deleting it, for who may. */
export function PublicationMenu({ api, business }: PublicationMenuProps) {
  const { t } = useTranslation('publication');
  const [asking, setAsking] = useState<'unpublish' | 'delete'>();
  const { businessID, access, publication } = business;
  const { companyName: company } = business.general;
  const of = { api, businessID, company, onClose: () => setAsking(undefined) };
  const state = stateOf(publication);
  if (access === 'member' || (access === 'admin' && state !== 'published')) return null;
  return (
    <>
      <Menu trigger={<Ellipsis aria-hidden />} label={t('more', { company })} size="sm">
        {state === 'published' && (
          <MenuButton onClick={() => setAsking('unpublish')}>{t('unpublish')}</MenuButton>
        )}
        {access === 'owner' && (
          <MenuButton tone="danger" onClick={() => setAsking('delete')}>
            {t('delete')}
          </MenuButton>
        )}
      </Menu>
      {asking === 'unpublish' && <UnpublishDialog {...of} />}
      {asking === 'delete' && <DeleteBusinessDialog {...of} />}
    </>
  );
}
