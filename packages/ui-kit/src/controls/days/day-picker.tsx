import { CalendarDays } from 'lucide-react';
import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { type Day, patternOfDay, readDay, readTypedDay, todayHere, writeTypedDay } from './day.ts';
import type { DayCalendar as Calendar, DayCalendarTexts } from './day-calendar.tsx';
import * as styles from './day-picker.css.ts';

export interface DayPickerTexts extends DayCalendarTexts {
  /** Name of the button and of the calendar, such as 'Choose a day'. */
  readonly choose: string;
  /** Placeholder letters for each part in the interface language, such as 'DD'. */
  readonly letters: Readonly<Record<'day' | 'month' | 'year', string>>;
  /** Error for a text that is no day: the expected pattern and an example. */
  readonly wrong: (pattern: string, example: string) => string;
}

interface DayPickerProps
  extends Omit<FieldProps, 'label'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'disabled' | 'required' | 'autoComplete'> {
  readonly label: string;
  /** `YYYY-MM-DD` when the text is a day, otherwise the text as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: string;
  readonly texts: DayPickerTexts;
  /** First and last year of the list of years; by default ten years before and after this one (WID-09). */
  readonly years?: readonly [first: number, last: number];
  /** For stories and tests; defaults to the current day. */
  readonly today?: Day;
}

/** Loaded when a calendar is first opened. When loading fails, the day can still be typed. */
const DayCalendar = lazy<typeof Calendar>(() =>
  import('./day-calendar.tsx').then(
    (module) => ({ default: module.DayCalendar }),
    () => ({ default: () => <></> }),
  ),
);

/** A day, typed in the order of the language or chosen from a calendar (WID-09). */
export function DayPicker(props: DayPickerProps) {
  const { value, onChange, language, texts, years, today = todayHere(), ...field } = props;
  const [open, setOpen] = useState(false);
  /** Text while the field has the focus; it is only reformatted when the field is left. */
  const [typed, setTyped] = useState<string>();
  const pattern = patternOfDay(language, texts.letters);
  const isWrong = typed === undefined && value.trim() !== '' && !readDay(value);
  const wrap = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!wrap.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    event.preventDefault();
    closeAndReturn();
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes its calendar, whatever has the focus in it
    <div ref={wrap} className={styles.wrap} onKeyDown={handleKey} onBlur={handleBlur}>
      <TextField
        autoComplete="off"
        {...field}
        type="text"
        inputMode="numeric"
        placeholder={pattern}
        maxLength={20}
        dir="ltr"
        value={typed ?? writeTypedDay(value, language)}
        error={isWrong ? texts.wrong(pattern, writeTypedDay(today, language)) : field.error}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readTypedDay(target.value, language) ?? target.value);
        }}
        onBlur={() => setTyped(undefined)}
        end={
          <IconButton
            ref={button}
            size="sm"
            label={`${texts.choose}: ${field.label}`}
            icon={<CalendarDays />}
            disabled={field.disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {open && (
        <div
          ref={panel}
          role="dialog"
          aria-label={`${texts.choose}: ${field.label}`}
          className={styles.panel}
        >
          <Suspense>
            <DayCalendar
              value={value}
              today={today}
              years={years}
              language={language}
              texts={texts}
              onChoose={(day) => {
                onChange(day);
                closeAndReturn();
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
