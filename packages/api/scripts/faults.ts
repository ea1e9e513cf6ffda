import { changeRounds, holdRounds, mergeRounds } from '#api/modules/sales/faults/cart-scenarios.fixture.ts';
import { killRounds } from '#api/modules/sales/faults/kill-scenario.fixture.ts';
import { raceRounds, repeatRounds } from '#api/modules/sales/faults/race-scenarios.fixture.ts';
import { cancelRounds, reversalRounds } from '#api/modules/sales/faults/reversal-scenarios.fixture.ts';
import {
  codeRounds,
  creditRounds,
  refundRounds,
  webhookRounds,
} from '#api/modules/sales/faults/payment-method-scenarios.fixture.ts';

/**
 * Runs the faults of checkout at length and prints what was counted:
 * `npm run faults [kills] [race rounds]`. Ends with code 1 when anything is lost, doubled or half done.
 */
const [kills = 25, rounds = 25, ...more] = process.argv.slice(2).map(Number);
if (more.length > 0 || ![kills, rounds].every((count) => Number.isSafeInteger(count) && count > 0)) {
  process.stderr.write(
    'Usage: npm run faults -- [kills] [race rounds]\nBoth are whole numbers, 25 when they are left out.\n',
  );
  process.exit(2);
}

const say = (title: string, figures: Readonly<Record<string, number>>): void => {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${title}\n  ${text.join(', ')}\n`);
};

try {
  say('20 guests race for one guitar', await raceRounds(rounds, 20));
  say('8 shoppers hold one guitar, or pay for it at once', await holdRounds(rounds, 8));
  say('A price changes while it is paid', await changeRounds(rounds));
  say('A guest signs in 3 times at once and goes on shopping', await mergeRounds(rounds, 3));
  say('The same payment is sent 8 times at once', await repeatRounds(rounds, 8));
  say('6 carts spend one code', await codeRounds(rounds, 6));
  say('6 orders spend the credits of one account', await creditRounds(rounds, 6));
  say('6 refunds of one order at once', await refundRounds(rounds, 6));
  say('An order is cancelled and refunded 3 times each, at once', await cancelRounds(rounds, 3));
  say('Webhooks come late, doubled and out of order', await webhookRounds(rounds, 3));
  say('Cards are disputed while refunds are made, and webhooks come doubled', await reversalRounds(rounds, 3));
  const killed = await killRounds(kills, Date.now());
  say('The API is killed with SIGKILL while held things are paid by a code, store credits and a card', killed);
  process.stdout.write(
    'No order is half done, nothing is sold, spent or given back twice, and the ledger equals the provider’s money.\n',
  );
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
