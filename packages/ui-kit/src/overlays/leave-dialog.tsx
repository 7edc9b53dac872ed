import { useBlocker } from 'react-router-dom';
import { Button } from '../controls/button.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

interface LeaveDialogProps {
  /** Whether going to an address would leave something unsaved behind. */
  readonly isUnsaved: (nextPathname: string) => boolean;
  /** The person leaves all the same, and gives up what was typed. */
  readonly onLeave?: () => void;
  readonly texts: {
    readonly title: string;
    readonly body: string;
    readonly stay: string;
    readonly leave: string;
    /** Where one may leave and find the draft again: the button for that. */
    readonly keep?: string;
  };
}

/**
 * Asks before a click leads away from what is not saved. A reload, a closed tab or a lost session is not asked about: the
 * draft of the form is still there afterwards.
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
