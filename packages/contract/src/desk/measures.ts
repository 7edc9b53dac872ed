import type { ReportableType } from '../social/reports.ts';

/** What staff do against a text, a company, a person or a group, as it is stored. */
export type MeasureKind = 'hide' | 'remove' | 'mute' | 'suspend' | 'mute-reports';

/**
 * Measures that a decision about a report may hold. `hide`: nobody sees the text or group, and it is kept; `remove`: a text is deleted six
 * months later, a thread or request for quotation ends for good; `mute`: the person who wrote it may not write; `suspend`: they cannot use
 * their account; `suspend-company`: the company in whose name it was written is off the site; `mute-reports`: reports of a reporter open no
 * case.
 */
export const reportMeasures = [
  'remove',
  'hide',
  'mute',
  'suspend',
  'suspend-company',
  'mute-reports',
] as const;

export type ReportMeasure = (typeof reportMeasures)[number];

const text = ['remove', 'hide', 'mute', 'suspend', 'suspend-company', 'mute-reports'] as const;
const ended = ['remove', 'mute', 'suspend', 'suspend-company', 'mute-reports'] as const;

/** The measures that fit what was reported; the first one is what `remove` means by itself. */
export const measuresOf: Readonly<Record<ReportableType, readonly [ReportMeasure, ...ReportMeasure[]]>> = {
  post: text,
  comment: text,
  business: ['suspend-company', 'mute-reports'],
  user: ['mute', 'suspend', 'mute-reports'],
  request: ended,
  quotation: ended,
  group: ['hide', 'mute', 'suspend', 'mute-reports'],
};

/** Whether a measure has an end. */
export const measureEnds: Readonly<Record<ReportMeasure, 'required' | 'optional' | 'none'>> = {
  remove: 'none',
  hide: 'optional',
  mute: 'required',
  suspend: 'required',
  'suspend-company': 'optional',
  'mute-reports': 'required',
};
