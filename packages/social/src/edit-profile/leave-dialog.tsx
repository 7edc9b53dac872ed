import { Button } from '@wbn/ui-kit/button.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Inline } from '@wbn/ui-kit/inline.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import * as styles from './edit-profile.css.ts';

interface LeaveDialogProps {
  readonly isUnsaved: () => boolean;
  /** The person leaves and gives up what was typed. */
  readonly onLeave: () => void;
}

/**
 * Asks before a click leads away from what is not saved. A reload, a closed tab or a lost session is not asked about: the
 * draft is still there afterwards.
 */
export function LeaveDialog({ isUnsaved, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('own-profile');
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocked]);

  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="leave-title"
      className={styles.dialog}
      onClose={() => blocker.reset?.()}
    >
      <Stack space="md">
        <Heading level={2} size="md" id="leave-title">
          {t('leave.title')}
        </Heading>
        <Text>{t('leave.body')}</Text>
        <Inline justify="end">
          <Button variant="secondary" onClick={leave}>
            {t('leave.leave')}
          </Button>
          <Button autoFocus onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
        </Inline>
      </Stack>
    </dialog>
  );
}
