import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { staffConfirmLink } from '@wbn/session/account-links.ts';
import { goToLogin } from '@wbn/session/login-challenge.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useStore } from 'zustand/react';
import { secondFactorStore } from './second-factor.ts';

/** Asks for the second factor after a call that needs a fresh one; what was typed stays in its draft. */
export function SecondFactorDialog() {
  const { isAsked } = useStore(secondFactorStore);
  return isAsked ? <Question onClose={() => secondFactorStore.setState({ isAsked: false })} /> : null;
}

function Question({ onClose }: { readonly onClose: () => void }) {
  const t = useText('desk-session');
  const { accounts } = useHosts();
  const go = () =>
    goToLogin(staffConfirmLink(accounts, window.location.href), (address) => window.location.assign(address));
  return (
    <Dialog
      title={t('secondFactor.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('secondFactor.later')}
          </Button>
          <Button onClick={go}>{t('secondFactor.go')}</Button>
        </>
      }
    >
      <Text>{t('secondFactor.text')}</Text>
    </Dialog>
  );
}
