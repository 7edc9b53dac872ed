import { useEffect, useId, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from './button.tsx';
import * as styles from './dialog.css.ts';
import { Heading } from './heading.tsx';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

interface LeaveDialogProps {
  /** Whether going to an address would leave something unsaved behind. */
  readonly isUnsaved: (nextPathname: string) => boolean;
  /** The person leaves all the same. */
  readonly onLeave?: () => void;
  readonly texts: {
    readonly title: string;
    readonly body: string;
    readonly stay: string;
    readonly leave: string;
  };
}

/**
 * Asks before a click leads away from what is not saved. A reload, a closed tab or a lost session is not asked about: the
 * draft of the form is still there afterwards.
 */
export function LeaveDialog({ isUnsaved, onLeave, texts }: LeaveDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(nextLocation.pathname),
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocked]);

  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onClose={() => blocker.reset?.()}
    >
      <Stack space="md">
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        <Text>{texts.body}</Text>
        <Inline justify="end">
          <Button variant="secondary" onClick={leave}>
            {texts.leave}
          </Button>
          <Button autoFocus onClick={() => blocker.reset?.()}>
            {texts.stay}
          </Button>
        </Inline>
      </Stack>
    </dialog>
  );
}
