import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useSession } from '@wbn/session/use-session.ts';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { displayedState, type ToggleState, toggle, toggleStore } from './toggle-store.ts';

interface UseToggle {
  /** Identifies the toggle and the person or company it belongs to. */
  readonly key: string;
  readonly loaded: ToggleState;
  readonly mutation: UseMutationOptions<ToggleState, Error, boolean>;
}

/** A like or follow with an optimistic update and rollback (SOC-17, SOC-18, FOL-01, FOL-04). */
export function useToggle({ key, loaded, mutation }: UseToggle) {
  const shown = useToggled(key, loaded);
  const ownKey = useOwnKey(key);
  const { mutateAsync } = useMutation(mutation);
  const [failed, setFailed] = useState(false);
  const flip = async () => {
    setFailed(false);
    setFailed(!(await toggle({ key: ownKey, loaded, send: mutateAsync })));
  };
  return { ...shown, failed, flip };
}

/** The state of a toggle, for read-only places. */
export function useToggled(key: string, loaded: ToggleState): ToggleState {
  const ownKey = useOwnKey(key);
  return useStore(toggleStore, (entries) => displayedState(entries[ownKey], loaded));
}

/** Keyed by the person, so that the next to sign in on this page sees nothing of it. */
function useOwnKey(key: string): string {
  const { userID = '' } = useSession();
  return `${userID} ${key}`;
}
