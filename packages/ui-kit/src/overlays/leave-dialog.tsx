import { useBlocker } from 'react-router-dom';
import { Button } from '../controls/buttons/button.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

interface LeaveDialogProps {
  /** Tells whether a navigation to this path would leave unsaved changes behind. */
  readonly isUnsaved: (nextPathname: string) => boolean;
  /** Called when the person leaves and discards the changes. */
  readonly onLeave?: () => void;
  readonly texts: {
    readonly title: string;
    readonly body: string;
    readonly stay: string;
    readonly leave: string;
    /** Button label when leaving keeps a draft. */
    readonly keep?: string;
  };
}

/**
 * Asks before a navigation leaves unsaved changes. Reloads, closed tabs and lost sessions are not asked about,
 * because the draft of the form survives them.
 */
export function LeaveDialog({ isUnsaved, onLeave, texts }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(nextLocation.pathname),
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return (
    <Dialog
      title={texts.title}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{texts.stay}</Button>
          {texts.keep && (
            <Button variant="secondary" onClick={() => blocker.proceed()}>
              {texts.keep}
            </Button>
          )}
          <Button variant={texts.keep ? 'quiet' : 'secondary'} onClick={leave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <Text>{texts.body}</Text>
    </Dialog>
  );
}
