import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in the order in which the shared workers take their files. */
const order = ['journeys', 'api', 'unit'];

/** The longest files first and the shortest last, so that no worker is idle while the other is still at a long one. */
export class JourneysFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
