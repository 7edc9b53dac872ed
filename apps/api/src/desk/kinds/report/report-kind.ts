import { measureEnds, measuresOf, type ReportMeasure } from '@wbn/contract/desk/measures.ts';
import { reportReasons } from '@wbn/contract/social/reports.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { decideReport, type GivenMeasure } from '../../../safety/decide-report.ts';
import { orGone } from '../blocks.ts';
import {
  type DecisionContext,
  defineKind,
  type KindDecision,
  note,
  reply,
  type Values,
} from '../define-kind.ts';
import { loadReported, type Reported } from './load-reported.ts';
import { reportBlocks } from './report-blocks.ts';

/** Measures against the thing itself, or against who was reported: a decision that something is wrong takes one of them. */
const mainMeasures: Readonly<Record<Reported['resource_type'], readonly ReportMeasure[]>> = {
  post: ['remove', 'hide'],
  comment: ['remove', 'hide'],
  business: ['suspend-company'],
  user: ['mute', 'suspend'],
  request: ['remove'],
  quotation: ['remove'],
  group: ['hide'],
};

const measureKeys: Readonly<Record<ReportMeasure, string>> = {
  remove: 'd',
  hide: 'h',
  mute: 'm',
  suspend: 's',
  'suspend-company': 'c',
  'mute-reports': 'f',
};

/** The last moment of a day, in UTC. */
const endOf = (day: string | undefined) => (day ? new Date(`${day}T23:59:59Z`) : null);

const until = (measures: readonly ReportMeasure[]) => {
  const ends = measures.map((measure) => measureEnds[measure]);
  if (ends.every((end) => end === 'none')) return [];
  const isRequired = ends.every((end) => end === 'required');
  return [{ name: 'until', type: 'until' as const, isRequired }];
};

/** Measures besides the main one that fit the thing, and that somebody is there for. */
function moreMeasures({ resource_type: type, parties, reports }: Reported): ReportMeasure[] {
  return measuresOf[type].filter((measure) => {
    if (mainMeasures[type].includes(measure)) return false;
    if (measure === 'suspend-company') return parties.business_id !== null;
    if (measure === 'mute-reports') return reports.length > 0;
    return parties.user_id !== null;
  });
}

/** Reporters to choose from, by names that differ. */
const reportersOf = ({ reports }: Reported) =>
  reports.map(({ user_id: userID, name }) => ({ userID, choice: `${name} (${userID.slice(-6)})` }));

function measureOf(found: Reported, name: string, values: Values): GivenMeasure {
  const kind = measuresOf[found.resource_type].find((measure) => measure === name);
  if (!kind) throw validationError({ measures: `${name} does not fit` });
  const userID = reportersOf(found).find(({ choice }) => choice === values.reporter)?.userID;
  return { kind, until: endOf(values.until), userID };
}

const offerMeasure = (found: Reported, name: ReportMeasure): KindDecision<Reported> => ({
  ...{ name, key: measureKeys[name] },
  fields: [
    ...until([name]),
    ...(name === 'mute-reports' && found.reports.length > 1
      ? [
          {
            ...{ name: 'reporter', type: 'choice' as const, isRequired: true },
            choices: reportersOf(found).map(({ choice }) => choice),
          },
        ]
      : []),
  ],
  isHarsh: true,
});

/** The reason that most reports name. */
function mostReported({ reports }: Reported): string | undefined {
  const counted = Map.groupBy(reports, ({ reason }) => reason);
  return [...counted].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

async function decide(
  { db, services, staff, subjectID: caseID, values, measures, facts }: DecisionContext<Reported>,
  decision: 'keep' | 'remove',
): Promise<'decided'> {
  const [first] = mainMeasures[facts.resource_type];
  const main = decision === 'keep' ? [] : [measureOf(facts, values.measure ?? first ?? '', values)];
  const more = measures.map(({ name, values: own }) => measureOf(facts, name, own));
  await decideReport({ db, search: services.search }, staff, {
    ...{ caseID, decision, note: values.note ?? '', until: null, reply: values.reply },
    reason: reportReasons.find((reason) => reason === values.reason),
    measures: [...main, ...more],
  });
  return 'decided';
}

/** Something that people have reported; all reports of it are one case. */
export const reportKind = defineKind<Reported>({
  kind: 'report',
  load: (db, caseID) => orGone(loadReported(db, caseID)),
  blocks: reportBlocks,
  decisions(found) {
    const mains = mainMeasures[found.resource_type];
    const choices = mains.length > 1 ? [...mains] : undefined;
    // Nobody is told why a thread or a request for quotation has ended.
    const isTold = found.resource_type !== 'request' && found.resource_type !== 'quotation';
    const isOffered = ({ decision }: Reported) => decision === null;
    return [
      {
        ...{ name: 'keep', key: 'o', fields: [note], measures: ['mute-reports'], isOffered, isTold: true },
        run: (context) => decide(context, 'keep'),
      },
      {
        ...{ name: 'remove', key: 'r', isHarsh: true, isOffered, isTold: true },
        fields: [
          ...(choices
            ? [{ name: 'measure', type: 'choice' as const, isRequired: true, choices, value: choices[0] }]
            : []),
          ...until(mains),
          ...(isTold
            ? [
                {
                  ...{ name: 'reason', type: 'choice' as const, isRequired: true },
                  ...{ choices: [...reportReasons], value: mostReported(found) },
                },
                { ...reply, isRequired: false },
              ]
            : []),
          note,
        ],
        run: (context) => decide(context, 'remove'),
      },
    ];
  },
  measures: (found) => moreMeasures(found).map((name) => offerMeasure(found, name)),
  documents: ({ documents }) =>
    Object.fromEntries(documents.map(({ id, path, name }) => [id, { path, name }])),
});
