import type { World } from './permission-row.ts';

/**
 * Values that occur only in forged fields, also as cents: finding one means that a forged field was accepted. `\b`
 * avoids matches inside random ids.
 */
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

/** Fields that clients must not set, by their names on the wire and in tables; ids are another company's. */
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
 * Adds the forged fields to every object of a body that has no field of that name. `keep`: optional fields of the
 * contract that are legitimate there.
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

/** Returns a CSV with a column for each forged field, and a row with another company's product. */
function forgeTable(csv: string, victim: World): string {
  const [header = '', ...rows] = csv.trim().split('\n');
  // The importer recognizes these headers as the product's id.
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
