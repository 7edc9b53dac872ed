import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useSession } from '@wbn/session/use-session.ts';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { shownOf, type Toggled, toggle, toggleStore } from './toggle-store.ts';

interface UseToggle {
  /** Names what is turned on, and in whose name. */
  readonly key: string;
  readonly known: Toggled;
  readonly mutation: UseMutationOptions<Toggled, Error, boolean>;
}

/** A like or follow that flips at once and goes back quietly when it fails (SOC-17, SOC-18, FOL-01, FOL-04). */
export function useToggle({ key, known, mutation }: UseToggle) {
  const shown = useToggled(key, known);
  const ownKey = useOwnKey(key);
  const { mutateAsync } = useMutation(mutation);
  const [failed, setFailed] = useState(false);
  const flip = async () => {
    setFailed(false);
    setFailed(!(await toggle({ key: ownKey, known, send: mutateAsync })));
  };
  return { ...shown, failed, flip };
}

/** What is shown of it, for those who only read. */
export function useToggled(key: string, known: Toggled): Toggled {
  const ownKey = useOwnKey(key);
  return useStore(toggleStore, (entries) => shownOf(entries[ownKey], known));
}

/** Whoever signs in next on this page finds nothing of it. */
function useOwnKey(key: string): string {
  const { userID = '' } = useSession();
  return `${userID} ${key}`;
}
