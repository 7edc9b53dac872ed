import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import {
  type CaseRow,
  type DeskCase,
  decideCases,
  type GivenDecision,
  type OfferedDecision,
} from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.ts';
import { useDesk } from '../session/desk-context.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { useKindTexts } from './case-texts.ts';
import { refreshCases } from './cases.query.ts';
import { DecisionForm } from './decision-form.tsx';
import * as styles from './decision-part.css.ts';
import { measuresOf } from './decision-values.ts';

interface DecisionPartProps {
  readonly shown: DeskCase;
  readonly chosen: readonly CaseRow[];
  readonly onDecided: (ids: readonly string[]) => void;
}

/** What can be decided, each by its key; a decision without anything to fill in is made at once. */
export function DecisionPart({ shown, chosen, onDecided }: DecisionPartProps) {
  const t = useText('desk-cases');
  const text = useKindTexts(shown.kind);
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const { api, staff } = useDesk();
  const client = useQueryClient();
  const [openName, setOpenName] = useState<string>();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutateAsync, isPending } = useMutation(callMutation(api, decideCases));
  const cases = chosen.length > 0 ? chosen : [shown];
  const isOtherKind = cases[0]?.kind !== shown.kind;
  const holder = shown.taken && Date.parse(shown.taken.until) > Date.now() ? shown.taken : undefined;
  const isHeld = holder !== undefined && holder.staffID !== staff.staffID;

  /** Sends a decision; rejects with the error of the API. */
  const send = async (given: GivenDecision, key: string) => {
    const body = { ...given, cases: cases.map(({ caseID, version }) => ({ caseID, version })) };
    const { decisionID, runsAt } = await mutateAsync({ body, idempotencyKey: key });
    const name = text('decisions', given.decision.name);
    offerUndo({ decisionID, runsAt, name, caseID: shown.caseID, count: cases.length });
    onDecided(cases.map(({ caseID }) => caseID));
  };
  /** Says why a decision was not made, where the form does not say it itself. */
  const explain = (error: unknown): boolean => {
    const failure = toApiError(error);
    if (failure.code === 'SecondFactorTooOld') return true;
    if (failure.code !== 'Conflict') return false;
    void refreshCases(client);
    toast(t('decide.conflict'), 'danger');
    return true;
  };
  const choose = (decision: OfferedDecision) => {
    if (isPending) return;
    const isPlain =
      decision.fields.length === 0 && !decision.isTold && measuresOf(shown, decision).length === 0;
    if (!isPlain) return setOpenName(decision.name);
    const given = { decision: { name: decision.name, values: {} }, measures: [] };
    send(given, idempotencyKey).catch((error: unknown) => {
      if (!explain(error)) toast(errorMessage(toApiError(error), t('decide.failed')), 'danger');
    });
  };
  const isOpen = !isOtherKind && !isHeld;
  const offered = isOpen ? shown.decisions : [];
  useKeys(
    offered.map((decision) => ({
      key: decision.key,
      label: text('decisions', decision.name),
      run: () => choose(decision),
    })),
  );

  const open = offered.find(({ name }) => name === openName);
  return (
    <section aria-label={t('decide.title')} className={styles.part}>
      {chosen.length > 0 && <MutedText>{t('decide.together', { count: chosen.length })}</MutedText>}
      {isOtherKind && <MutedText role="status">{t('decide.otherKind')}</MutedText>}
      {isHeld && <MutedText role="status">{t('decide.held', { name: holder.name })}</MutedText>}
      {isOpen && shown.decisions.length === 0 && <MutedText>{shown.barred ?? t('decide.none')}</MutedText>}
      {open && (
        <DecisionForm
          key={open.name}
          shown={shown}
          decision={open}
          count={cases.length}
          send={send}
          explain={explain}
          onClose={() => setOpenName(undefined)}
        />
      )}
      <div className={styles.buttons}>
        {offered.map((decision) => (
          <Button
            key={decision.name}
            size="sm"
            variant={decision.isHarsh ? 'danger' : 'secondary'}
            aria-keyshortcuts={decision.key}
            aria-pressed={decision.name === openName}
            onClick={() => choose(decision)}
          >
            {text('decisions', decision.name)} <KeyHint of={decision.key} />
          </Button>
        ))}
      </div>
    </section>
  );
}
