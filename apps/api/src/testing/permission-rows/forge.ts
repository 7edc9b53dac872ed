import type { World } from './permission-row.ts';

/** Stand in forged values only, also as cents: wherever they turn up, somebody has believed them. The number is none inside of a random id. */
export const marks = [/\b987654(?:00)?\b/, /1999-12-31/, /forged/] as const;

const number = 987_654;
const time = '1999-12-31T23:59:59.000Z';

const numbers = ['version', 'likes', 'like', 'likeCount', 'like_count', 'views', 'total_results'];
const texts = ['source', 'sourceID', 'source_id', 'username', 'search_vector'];
const plans = ['subscription', 'plan', 'level', 'membership'];
const roles = ['access', 'role'];
const yes = ['verified', 'sample', 'emailVerified', 'email_verified', 'new_business'];
const no = ['withinPlan', 'within_plan', 'isPublic', 'is_public'];
const businessIDs = ['id', 'businessID', 'business_id'];
const productIDs = ['productID', 'product_id'];
const people = ['userID', 'user_id', 'owner', 'ownerID', 'owner_id', 'invitedBy', 'invited_by', 'createdBy'];
const times = [
  ...['createdAt', 'created_at', 'createdDate', 'created', 'since', 'joinedAt', 'publishedAt'],
  ...['updatedAt', 'updated_at', 'updatedDate', 'updated', 'deletedAt', 'deleted_at'],
  ...['expiresAt', 'expires_at', 'answered_at', 'used_at'],
];

/** Fields that nobody may set from outside, under the names of the wire and of the tables; ids are another company's. */
function forgedFields({ businessID, productID, invitationID, owner }: World): [string, unknown][] {
  const all = (names: readonly string[], value: unknown) =>
    names.map((name): [string, unknown] => [name, value]);
  return [
    ...all(businessIDs, businessID),
    ...all(productIDs, productID),
    ...all(people, owner.userID),
    ...all(['invitationID'], invitationID),
    ...all(numbers, number),
    ...all(times, time),
    ...all(texts, 'forged'),
    ...all(plans, 'platinum'),
    ...all(roles, 'owner'),
    ...all(yes, true),
    ...all(no, false),
    ...all(['answer'], 'accepted'),
    ...all(['session'], { access: 'owner' }),
    ...all(['members'], [{ userID: owner.userID, access: 'owner' }]),
    ...all(['versions'], { general: number, contact: number, factory: number, trade: number }),
    ...all(['reactions'], { reactionCount: { like: number } }),
    ...all(['slots'], { total: number, used: number }),
    ...all(['object_keys'], ['forged']),
  ];
}

/**
 * A body with the forged fields in every object of it that has no field of that name. `keep`: fields of the contract that the body
 * leaves out, and that are no forgery there.
 */
export function forge(body: unknown, victim: World, keep: readonly string[] = []): unknown {
  if (typeof body === 'string') return forgeTable(body, victim);
  const forged = forgedFields(victim).filter(([key]) => !keep.includes(key));
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (value === null || typeof value !== 'object') return value;
    const own = Object.entries(value).map(([key, inner]) => [key, within(inner)] as const);
    return { ...Object.fromEntries([...own, ...forged.filter(([key]) => !Object.hasOwn(value, key))]) };
  };
  return within(body ?? {});
}

/** A CSV with a column for each forged field, and a row that means another company's product. */
function forgeTable(csv: string, victim: World): string {
  const [header = '', ...rows] = csv.trim().split('\n');
  // The importer reads these as the column of the product's id.
  const ids = ['id', ...productIDs];
  const forged = forgedFields(victim).filter(
    ([key, value]) => !ids.includes(key) && !(value instanceof Object),
  );
  const line = (start: string, id: string, end: readonly unknown[]) => [start, id, ...end].join(',');
  const values = forged.map(([, value]) => value);
  return [
    line(
      header,
      'productID',
      forged.map(([key]) => key),
    ),
    ...rows.map((row) => line(row, '', values)),
    ...rows.map((row) => line(row, victim.productID, values)),
  ].join('\n');
}
