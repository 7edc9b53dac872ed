/**
 * Does work that holds up the whole process, so much in each turn of the event loop as fits into `longest` milliseconds, first come, first
 * served: between two turns whoever else has come is heard, and answers of the database are read. What a work gives or throws, its promise does.
 */
export function createTurns(longest: number): <Result>(work: () => Result) => Promise<Result> {
  const waiting: (() => void)[] = [];

  function workOn(): void {
    const began = performance.now();
    let done = 0;
    while (done < waiting.length && performance.now() - began < longest) {
      waiting[done]?.();
      done += 1;
    }
    waiting.splice(0, done);
    if (waiting.length > 0) setImmediate(workOn);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      if (waiting.length === 1) setImmediate(workOn);
    });
}
