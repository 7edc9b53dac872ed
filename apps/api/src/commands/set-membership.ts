import { runCommand } from '@wbn/host/start/run-command.ts';
import { type MembershipChange, readMembershipOrder, setMembership } from '../membership/set-membership.ts';
import { readSettings } from '../settings.ts';

function describe(granted: string, change: MembershipChange): string {
  const { companyName, before, level, used, total, shown, hidden } = change;
  const slots = `${used} products in ${total} slots`;
  if (level !== granted)
    return `${companyName} is given ${granted}; its subscription to ${level} goes on and holds: ${slots}.`;
  if (before === level) return `${companyName} is on the plan ${level} already: ${slots}, nothing changed.`;
  const moved = [
    ...(shown > 0 ? [`${shown} shown again`] : []),
    ...(hidden > 0 ? [`${hidden} hidden, not deleted`] : []),
  ];
  return `${companyName}: ${before} -> ${level}, ${[slots, ...moved].join(', ')}.`;
}

await runCommand(readSettings, readMembershipOrder, async ({ db }, order) => {
  console.log(describe(order.level, await setMembership(db, order)));
  return 0;
});
