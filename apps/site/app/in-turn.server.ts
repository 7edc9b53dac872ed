/** Milliseconds of drawing after which whoever else has come is heard first. */
const longestTurn = 25;
const waiting: (() => void)[] = [];

/**
 * Does work that holds up the whole process, such as drawing a page, so that a turn of the event loop never holds more than a few:
 * sixteen answers of the API that come together would keep everybody else, those that are to be refused at once among them, waiting.
 */
export function inTurn<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    const run = () => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    };
    waiting.push(run);
    if (waiting.length === 1) setImmediate(workOn);
  });
}

function workOn(): void {
  const began = performance.now();
  while (waiting.length > 0 && performance.now() - began < longestTurn) {
    waiting[0]?.();
    waiting.shift();
  }
  if (waiting.length > 0) setImmediate(workOn);
}
