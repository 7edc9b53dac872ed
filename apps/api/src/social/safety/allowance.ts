/** What a person may do only so often while their account is new; an inquiry ever. */
export type Act =
  | 'post'
  | 'comment'
  | 'follow'
  | 'connection-request'
  | 'mention'
  | 'report'
  | 'request'
  | 'message';

export interface Standing {
  /** Seconds since the account was made. */
  readonly age: number;
  readonly emailConfirmed: boolean;
}

export interface Allowance {
  readonly most: number;
  /** Length of the period in seconds. */
  readonly seconds: number;
  /** What comes next, and in how many seconds; `most` is undefined where the limits end. Absent until the address is confirmed, and for good. */
  readonly next?: { readonly after: number; readonly most: number | undefined };
}

const hour = 3_600;
const day = 24 * hour;

/** Ages at which an account may do more; at the last one the limits end. */
const steps = [day, 7 * day, 30 * day] as const;

interface Limit {
  readonly seconds: number;
  /** Before the e-mail address is confirmed; then on the first day, in the first week, in the first month; from then on. */
  readonly most: readonly [unconfirmed: number, day: number, week: number, month: number, ever?: number];
  /** What the people of a company, whom this limits, may do together in its name. */
  readonly together?: number;
}

/** More than somebody needs who is new and honest; too little for a sender of junk to be worth an account. */
const limits: Readonly<Record<Act, Limit>> = {
  post: { seconds: day, most: [1, 5, 15, 50] },
  comment: { seconds: hour, most: [3, 15, 40, 120] },
  follow: { seconds: day, most: [10, 60, 200, 1_000] },
  'connection-request': { seconds: day, most: [1, 8, 25, 80] },
  mention: { seconds: day, most: [2, 15, 60, 300] },
  report: { seconds: day, most: [3, 10, 20, 60] },
  request: { seconds: day, most: [2, 10, 30, 100, 200], together: 500 },
  message: { seconds: hour, most: [10, 40, 120, 400], together: 1_200 },
};

/** How often somebody may do something; undefined: as often as they like. */
export function allowanceOf(act: Act, { age, emailConfirmed }: Standing): Allowance | undefined {
  const { seconds, most } = limits[act];
  if (!emailConfirmed) return { seconds, most: most[0] };
  const step = steps.findIndex((end) => age < end);
  if (step === -1) return most[4] === undefined ? undefined : { seconds, most: most[4] };
  const [now = 0, later] = most.slice(step + 1);
  return { seconds, most: now, next: { after: (steps[step] ?? 0) - age, most: later } };
}

/** How often the people of a company whom `allowanceOf` limits may do something together; undefined: as often as each of them may. */
export function allowanceTogether(act: Act): Pick<Allowance, 'most' | 'seconds'> | undefined {
  const { seconds, together } = limits[act];
  return together === undefined ? undefined : { seconds, most: together };
}

/** Whether little is known of somebody: they have come this week, or not confirmed their address. */
export function isNewcomer({ age, emailConfirmed }: Standing): boolean {
  return !emailConfirmed || age < 7 * day;
}
