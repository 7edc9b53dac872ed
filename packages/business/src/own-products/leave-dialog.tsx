import { Button } from '@wbn/ui-kit/button.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '../manage/dialog.tsx';

interface LeaveDialogProps {
  readonly isUnsaved: () => boolean;
  /** The person leaves and gives up what was typed. */
  readonly onDiscard: () => void;
}

/**
 * Asks before a click leads away from what is not saved. A reload, a closed tab or a lost session is not asked about: the
 * draft is still there afterwards.
 */
export function LeaveDialog({ isUnsaved, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation('own-products');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  if (blocker.state !== 'blocked') return null;
  const discard = () => {
    onDiscard();
    blocker.proceed();
  };
  return (
    <Dialog
      title={t('leave.title')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={() => blocker.proceed()}>
            {t('leave.keep')}
          </Button>
          <Button variant="quiet" onClick={discard}>
            {t('leave.discard')}
          </Button>
        </>
      }
    >
      <Text>{t('leave.body')}</Text>
    </Dialog>
  );
}
