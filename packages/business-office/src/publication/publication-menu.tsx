import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Ellipsis, EyeOff, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { screenPath } from '../manage/screens.ts';
import { ConfirmIdentity } from '../members/confirm-identity.tsx';
import { stateOf } from './publication-state.ts';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { usePublication } from './use-publication.ts';

interface PublicationMenuProps {
  readonly api: ApiClient;
  readonly business: OwnBusiness;
  /** Entries above: what everybody may do. */
  readonly children: ReactNode;
}

/** Menu of a company: the given entries, and to unpublish or delete it for those who may. */
export function PublicationMenu({ api, business, children }: PublicationMenuProps) {
  const t = useText('publication');
  const [asking, setAsking] = useState<'unpublish' | 'delete'>();
  const { businessID, access, publication } = business;
  const { companyName: company } = business.general;
  const of = { api, businessID, company, onClose: () => setAsking(undefined) };
  const state = stateOf(publication);
  return (
    <>
      <Menu trigger={<Ellipsis aria-hidden />} label={t('more', { company })} variant="secondary">
        {children}
        {state === 'published' && access !== 'member' && (
          <MenuButton icon={<EyeOff aria-hidden />} onClick={() => setAsking('unpublish')}>
            {t('unpublish')}
          </MenuButton>
        )}
        {access === 'owner' && (
          <MenuButton tone="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsking('delete')}>
            {t('delete')}
          </MenuButton>
        )}
      </Menu>
      {asking === 'unpublish' && <UnpublishDialog {...of} />}
      {asking === 'delete' && <DeleteBusinessDialog {...of} />}
    </>
  );
}

interface DeleteBusinessDialogProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly company: string;
  readonly onClose: () => void;
}

/** Explains and confirms the deletion of a company; an old sign-in must be confirmed first. */
function DeleteBusinessDialog({ api, onClose, ...of }: DeleteBusinessDialogProps) {
  const t = useText('publication');
  const path = usePath();
  const { perform, busy } = usePublication(api, of);
  const [tooOld, setTooOld] = useState(false);
  const remove = async () => {
    if ((await perform('delete')) === 'too-old') setTooOld(true);
    else onClose();
  };
  if (tooOld) return <ConfirmIdentity why={t('ask.delete.confirmFirst')} onCancel={onClose} />;
  return (
    <ConfirmDialog
      title={t('ask.delete.title', of)}
      confirm={t('ask.delete.confirm')}
      cancel={t('cancel')}
      tone="danger"
      busy={busy}
      onConfirm={remove}
      onCancel={onClose}
    >
      <Stack space="sm">
        <Text>{t('ask.delete.body')}</Text>
        <Text>{t('ask.delete.after')}</Text>
        <TextLink to={path(screenPath(of.businessID, 'activity'))}>{t('ask.delete.export')}</TextLink>
      </Stack>
    </ConfirmDialog>
  );
}
