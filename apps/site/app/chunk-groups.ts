import { layoutFiles } from '../routing/route-record.ts';
import { routeRecords } from '../routing/route-records.ts';

// Calls from the browser are for pages of members and forms, however many of those there are: visitors shall not load them.
const forMembers =
  /node_modules[\\/](?:\.pnpm[\\/])?(?:zod|ky)[@\\/]|packages[\\/](?:contract|api-client|session[\\/]src[\\/]end-session)/;

/** What is around every page of whoever is signed in: session, live events, header and column. */
const frameOfMembers =
  /apps[\\/]site[\\/]app[\\/]layout[\\/](?:icons-of-member|member-area)\.|packages[\\/](?:session[\\/]src[\\/](?!login-challenge)|messaging[\\/]src[\\/]live[\\/])/;

/** Parts that are loaded late for whoever is signed in. */
const memberPart =
  /apps[\\/]site[\\/]app[\\/](?:viewer[\\/]|layout[\\/](?:[\w-]+-of-member|member-area)\.)|packages[\\/](?:session[\\/]src[\\/](?!login-challenge)|(?:social|messaging|business-office|membership|verification)[\\/])/;

const pageEntry = /apps[\\/]site[\\/]app[\\/](?:root|entry\.client|routes[\\/]([\w-]+))\.tsx/;
const recordOf = new Map(routeRecords.map((record) => [record.file, record]));

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

interface Users {
  /** It is around every page. */
  readonly aroundAll: boolean;
  /** It is around every page of members. */
  readonly aroundMembers: boolean;
  /** How many pages, and parts that are loaded later, begin what leads to it. */
  readonly beginnings: number;
  /** Pages that visitors often open, by name: what only others use is no burden of theirs. */
  readonly visitorPages: readonly string[];
  /** Pages that visitors seldom open and parts that they load late, by name. */
  readonly visitorParts: readonly string[];
  /** Rooms of the members' pages. */
  readonly rooms: readonly string[];
}

/** Who loads a module. */
function findUsers(id: string, graph: ModuleGraph): Users {
  const seen = new Set([id]);
  const beginnings = new Set<string>();
  const visitorPages = new Set<string>();
  const visitorParts = new Set<string>();
  const rooms = new Set<string>();
  let aroundAll = false;
  let aroundMembers = false;
  for (const one of seen) {
    const [page, name] = pageEntry.exec(one) ?? [];
    const info = graph.getModuleInfo(one);
    const isLate = page === undefined && info !== null && info.dynamicImporters.length > 0;
    if (page !== undefined || isLate) beginnings.add(page ?? one);
    if (isLate) {
      if (frameOfMembers.test(one)) aroundMembers = true;
      else if (!memberPart.test(one)) visitorParts.add(nameOf(one));
    }
    if (page === undefined) for (const by of info?.importers ?? []) seen.add(by);
    else if (name === undefined || `${name}.tsx` === layoutFiles.directory) aroundAll = true;
    else {
      const record = recordOf.get(`${name}.tsx`);
      if (record?.who === 'member') rooms.add(record.room);
      else if (record?.languages === 'each') (record.seldom ? visitorParts : visitorPages).add(name);
    }
  }
  const sorted = (names: ReadonlySet<string>) => [...names].toSorted();
  return {
    aroundAll,
    aroundMembers,
    beginnings: beginnings.size,
    visitorPages: sorted(visitorPages),
    visitorParts: sorted(visitorParts),
    rooms: sorted(rooms),
  };
}

/** Of a module: its file without ending. */
function nameOf(id: string): string {
  return id.replace(/^.*[\\/]|\.\w+(?:\?.*)?$/g, '');
}

/** In the file that every page loads is what is around every page and used elsewhere too, and what many pages use. */
function nameShared(id: string, graph: ModuleGraph): string | null {
  const { aroundAll, beginnings, visitorPages } = findUsers(id, graph);
  const pages = visitorPages.length;
  const isCommon = pages >= 4 || (pages >= 2 && beginnings >= 6);
  return (aroundAll ? beginnings >= 2 : isCommon) ? 'shared' : null;
}

/** What only one or two pages of visitors use, and pages of members, lies in one file of theirs. */
function nameOfFew(id: string, graph: ModuleGraph): string | null {
  const { aroundAll, visitorPages } = findUsers(id, graph);
  const isFew = !aroundAll && (visitorPages.length === 1 || visitorPages.length === 2);
  return isFew ? `${visitorPages.join('-and-')}-parts` : null;
}

/** What visitors load late or seldom is no part of what members share. */
function nameOfLate(id: string, graph: ModuleGraph): string | null {
  const { aroundAll, visitorPages, visitorParts } = findUsers(id, graph);
  if (aroundAll || visitorPages.length > 0 || visitorParts.length === 0) return null;
  return visitorParts.length > 2 ? 'late-parts' : `${visitorParts.join('-and-')}-late`;
}

function isForMembersAlone({ aroundAll, visitorPages, visitorParts }: Users): boolean {
  return !aroundAll && visitorPages.length === 0 && visitorParts.length === 0;
}

function nameOfFrame(id: string, graph: ModuleGraph): string | null {
  const users = findUsers(id, graph);
  return isForMembersAlone(users) && users.aroundMembers ? 'member-frame' : null;
}

function nameOfMany(id: string, graph: ModuleGraph): string | null {
  const users = findUsers(id, graph);
  return isForMembersAlone(users) && users.beginnings >= 4 ? 'member-parts' : null;
}

function nameOfRoom(id: string, graph: ModuleGraph): string | null {
  const users = findUsers(id, graph);
  const [, room = users.rooms[0]] = /packages[\\/](social|messaging|business-office)[\\/]/.exec(id) ?? [];
  return isForMembersAlone(users) && room !== undefined ? `${room}-parts` : null;
}

interface ChunkGroup {
  readonly name: string | ((id: string, graph: ModuleGraph) => string | null);
  readonly test?: RegExp | ((id: string) => boolean);
  /** How many have to use a module. */
  readonly minShareCount?: number;
}

/** What most pages use, in a few files instead of twenty. What only pages of members use stays out of them. */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'react',
    test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom)[@\\/]/,
  },
  ...[nameShared, nameOfFew].map((name) => ({
    name,
    minShareCount: 2,
    test: (id: string) => !forMembers.test(id),
  })),
  // The cache of members with what writes their session: one file, since visitors' pages name what is to be loaded late.
  {
    name: 'member-queries',
    test: /@tanstack[\\/]|packages[\\/](?:api-client[\\/]src[\\/]run-mutation|session[\\/]src[\\/](?:(?:member|create)-query|browser-session-store))/,
  },
  // Sixty files of a few hundred bytes each cost a member's phone more than what it does not need of five.
  ...[nameOfLate, nameOfFrame, nameOfMany, nameOfRoom].map((name) => ({ name, minShareCount: 2 })),
];
