import { useText } from '@wbn/edition/use-text.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NeedHelpFormProps } from './need-help-form.tsx';
import type { NeedHelpOutcome, NeedHelpProblems } from './need-help-outcome.ts';
import {
  honeypotName,
  isEmpty,
  type NeedHelpName,
  type NeedHelpValues,
  readValues,
} from './need-help-values.ts';

const draftKey = 'wbn-need-help-draft';

const none: NeedHelpProblems = {};

const problemsOf = (outcome: NeedHelpOutcome | undefined): NeedHelpProblems =>
  outcome?.state === 'invalid' ? outcome.problems : none;

/** State of the form: values, problems and outcome (NHF-11). */
export function useNeedHelpForm({ received, prefill, sent = false, outcome, onSend }: NeedHelpFormProps) {
  const t = useText('need-help');
  const toast = useToast();
  const ref = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  // The inputs are uncontrolled; a new `version` remounts them with `values`.
  const [{ values, version }, setFilling] = useState({
    values: received?.values ?? prefill ?? {},
    version: 0,
  });
  const [notice, setNotice] = useState(received?.outcome.state ?? (sent ? 'sent' : undefined));
  /** Problems at the last submit; `problems` are those not yet corrected. */
  const [found, setFound] = useState(problemsOf(received?.outcome));
  const [problems, setProblems] = useState(found);
  const [cleared, setCleared] = useState<NeedHelpValues>();
  const [restored, setRestored] = useState(false);
  const [checking, setChecking] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  /** Incremented when the focus must move to a notice. */
  const [news, setNews] = useState(0);

  const fill = (filling: NeedHelpValues) =>
    setFilling((last) => ({ values: filling, version: last.version + 1 }));
  const read = (): NeedHelpValues => {
    if (!ref.current) return {};
    const data = new FormData(ref.current);
    return readValues((name) => data.get(name));
  };
  const showProblems = (wrong: NeedHelpProblems) => {
    setFound(wrong);
    setProblems(wrong);
  };

  const begin = useEffectEvent(() => {
    setHydrated(true);
    if (sent) dropDraft();
    const typed = read();
    const draft = readDraft();
    if (draft && (isEmpty(typed) || prefill)) {
      fill({ ...draft, ...typed });
      setRestored(true);
    } else if (!isEmpty(typed)) keepDraft(typed);
  });
  useEffect(() => begin(), []);

  const settle = useEffectEvent((result: NeedHelpOutcome) => {
    if (result.state === 'failed') return toast(t('failure'), 'danger');
    if (result.state === 'limited') return toast(t('limited'), 'danger');
    if (result.state === 'sent') {
      toast(t('success'), 'success');
      dropDraft();
      fill({});
    }
    showProblems(problemsOf(result));
    setNotice(result.state);
    setNews((count) => count + 1);
  });
  useEffect(() => {
    if (outcome) settle(outcome);
  }, [outcome]);

  useEffect(() => {
    if (news > 0) noticeRef.current?.focus();
  }, [news]);

  async function submit(): Promise<void> {
    const typed = read();
    setChecking(true);
    const wrong = await check(typed);
    setChecking(false);
    setCleared(undefined);
    setRestored(false);
    showProblems(wrong);
    if (isEmpty(wrong as NeedHelpValues)) {
      setNotice(undefined);
      return onSend(typed);
    }
    setNotice('invalid');
    setNews((count) => count + 1);
  }

  function reset(): void {
    const typed = read();
    fill({});
    dropDraft();
    showProblems(none);
    setNotice(undefined);
    setRestored(false);
    setCleared(isEmpty(typed) ? undefined : typed);
  }

  function undoReset(): void {
    if (!cleared) return;
    fill(cleared);
    keepDraft(cleared);
    setCleared(undefined);
  }

  function noteInput(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    keepDraft(read());
    setCleared(undefined);
    setRestored(false);
    if (name in problems) setProblems(({ [name as NeedHelpName]: _, ...rest }) => rest);
  }

  return {
    ref,
    noticeRef,
    values,
    version,
    notice,
    found,
    problems,
    cleared,
    restored,
    checking,
    hydrated,
    submit,
    reset,
    undoReset,
    noteInput,
  };
}

/** Validates in the browser; when the schema cannot be loaded, only the server validates. */
async function check(values: NeedHelpValues): Promise<NeedHelpProblems> {
  try {
    const { checkNeedHelp } = await import('./check-need-help.ts');
    return checkNeedHelp(values);
  } catch {
    return none;
  }
}

/** Reads the draft; undefined when local storage is unavailable. */
function readDraft(): NeedHelpValues | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftKey) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return undefined;
    const values = readValues((name) => (draft as Record<string, unknown>)[name]);
    return isEmpty(values) ? undefined : values;
  } catch {
    return undefined;
  }
}

/** Stores the values as a draft. */
function keepDraft(values: NeedHelpValues): void {
  const { [honeypotName]: _, ...draft } = values;
  try {
    if (isEmpty(draft)) localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Without local storage there is no draft.
  }
}

function dropDraft(): void {
  keepDraft({});
}
