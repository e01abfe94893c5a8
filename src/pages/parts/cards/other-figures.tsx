import { say } from '../../../words/say.ts';

/** The days and the price of a package in other places, where they differ from those on its page. */
export interface OtherFigures {
  list?: string;
  sample?: string;
}

/** Says where a package has other figures, so that nobody is surprised by them. */
export function OtherFiguresNote({ elsewhere }: { elsewhere: OtherFigures }) {
  return (
    <p className="label elsewhere">
      {elsewhere.list && <>{say('In the list of packages: {figures}.', { figures: elsewhere.list })} </>}
      {elsewhere.sample && <>{say('As a sample trip: {figures}.', { figures: elsewhere.sample })} </>}
      {say('Ask us which applies to your dates.')}
    </p>
  );
}
