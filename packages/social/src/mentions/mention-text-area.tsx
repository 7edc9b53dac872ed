import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { control } from '@wbn/ui-kit/controls/fields/control.css.ts';
import { Field, type FieldProps } from '@wbn/ui-kit/controls/fields/field.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import {
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import * as styles from './mention-text-area.css.ts';
import { applyEdit, insertMention, type TextWithMentions } from './text-with-mentions.ts';
import { useMentionQuery } from './use-mention-query.ts';

interface MentionTextAreaProps extends FieldProps {
  readonly value: TextWithMentions;
  readonly onChange: (value: TextWithMentions) => void;
  /** Initial number of lines; the area grows with its text. */
  readonly rows?: number;
  /** Called on Enter, and Shift+Enter begins a new line (SOC-21); without it Enter begins a new line. */
  readonly onSubmit?: () => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly limit?: number;
  readonly id?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A text area in which @ opens a list of people and companies to mention: arrow keys, Enter or a tap choose. */
export function MentionTextArea(props: MentionTextAreaProps) {
  const { label, hideLabel, hint, error, id } = props;
  return (
    <Field label={label} {...(hideLabel && { hideLabel })} hint={hint} error={error} id={id}>
      {(wiring) => <Area {...props} {...wiring} />}
    </Field>
  );
}

interface AreaProps extends MentionTextAreaProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

function Area(props: AreaProps) {
  const { id, value, onChange, rows = 1, onSubmit, disabled = false, placeholder, limit, ref } = props;
  const t = useText('comments');
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const { name, candidates, open, active, step, close, follow } = useMentionQuery(value);
  /** Position for the caret after a mention was inserted. */
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    follow(caret.current);
    caret.current = undefined;
  }, [value, follow]);

  const listId = `${id}-names`;
  const optionId = (place: number) => `${id}-name-${place}`;
  const choose = ({ authorID, authorType, name: written }: Author) => {
    if (!name) return;
    const named = insertMention(value, name, {
      name: written,
      resourceID: authorID,
      resourceType: authorType,
    });
    caret.current = named.caret;
    onChange(named.text);
    area.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter and the arrows belong to the input method during composition; Safari reports that by keyCode 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key, shiftKey } = event;
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    const candidate = candidates[active];
    if (open && by !== undefined) step(by);
    else if (open && key === 'Escape') close();
    else if (open && candidate && !shiftKey && (key === 'Enter' || key === 'Tab')) choose(candidate);
    else if (onSubmit && key === 'Enter' && !shiftKey) onSubmit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleSelect = ({
    currentTarget: { selectionStart, selectionEnd },
  }: SyntheticEvent<HTMLTextAreaElement>) =>
    follow(selectionStart === selectionEnd ? selectionStart : undefined);

  return (
    <div className={styles.wrap}>
      <textarea
        ref={area}
        id={id}
        dir="auto"
        rows={Math.max(rows, value.content.split('\n').length)}
        value={value.content}
        disabled={disabled}
        placeholder={placeholder}
        maxLength={limit}
        enterKeyHint={onSubmit && 'send'}
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(active) : undefined}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        className={classNames(control, styles.area)}
        onKeyDown={handleKey}
        onSelect={handleSelect}
        onBlur={() => follow(undefined)}
        onChange={({ target }) => {
          onChange(applyEdit(value, target.value));
          follow(target.selectionStart);
        }}
      />
      {open && (
        <MentionOptions
          id={listId}
          candidates={candidates}
          active={active}
          idOf={optionId}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">
        {open && t('mentions.found', { count: candidates.length })}
      </VisuallyHidden>
    </div>
  );
}

interface MentionOptionsProps {
  readonly id: string;
  readonly candidates: readonly Author[];
  /** Index of the highlighted option; the focus stays in the text area. */
  readonly active: number;
  readonly idOf: (place: number) => string;
  readonly onChoose: (candidate: Author) => void;
}

/** The listbox of candidates for a mention. */
function MentionOptions({ id, candidates, active, idOf, onChoose }: MentionOptionsProps) {
  const t = useText('comments');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('mentions.list')}
      className={styles.list}
    >
      {candidates.map((candidate, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
        <div
          key={candidate.authorID}
          id={idOf(place)}
          role="option"
          aria-selected={place === active}
          className={styles.option}
          // Keeps the focus in the text area; losing it would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(candidate)}
        >
          <AuthorPhoto author={candidate} size="sm" />
          <span className={styles.words}>
            <span className={styles.name} {...foreignText(candidate.name)}>
              {candidate.name}
            </span>
            {candidate.about && (
              <span className={styles.about} {...foreignText(candidate.about)}>
                {candidate.about}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
