import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

/** What the holder's bank would ask, marked as a test. */
export function TestBankDialog({ onAnswer }: { readonly onAnswer: (succeeds: boolean) => void }) {
  const { t } = useTranslation('membership');
  return (
    <Dialog
      title={t('bank.title')}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('bank.fail')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t('bank.complete')}</Button>
        </>
      }
    >
      <Text>{t('bank.body')}</Text>
    </Dialog>
  );
}
