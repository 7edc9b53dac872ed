import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { confirmLink } from '@wbn/session/account-links.ts';
import { goToLogin } from '@wbn/session/login-challenge.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useState } from 'react';

interface ConfirmIdentityProps {
  readonly why: string;
  readonly onCancel: () => void;
}

/** Asks the person to confirm their identity, and leads back to this page. */
export function ConfirmIdentity({ why, onCancel }: ConfirmIdentityProps) {
  const t = useText('business-members');
  const { accounts } = useHosts();
  const [leaving, setLeaving] = useState(false);
  const handleConfirm = () => {
    setLeaving(true);
    goToLogin(confirmLink(accounts, window.location.href), (address) => window.location.assign(address));
  };
  return (
    <ConfirmDialog
      title={t('confirmFirst.title')}
      confirm={t('confirmFirst.go')}
      cancel={t('cancel')}
      busy={leaving}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      {why}
    </ConfirmDialog>
  );
}
