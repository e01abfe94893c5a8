import { developmentSteps, trainingModules } from '../../../content/office/hr.ts';
import { EntrySection } from '../../records/entry/entry-section.tsx';
import { DueTraining } from './due-training.tsx';
import './training.css';
import { say, sayKnown, sayWith } from '../../../words/say.ts';

export function TrainingAndDevelopment() {
  return (
    <>
      <DueTraining />
      <section className="office-block" aria-label={say('Who passed what')}>
        <EntrySection maker="training" />
      </section>
      <section className="office-block" aria-labelledby="courses">
        <h2 id="courses">{say('Courses')}</h2>
        <p className="prose">
          {say(
            'What everybody who works with guests must know, and how often it must be repeated. To pass a course, somebody shows the tasks in practice to a colleague who has passed it.',
          )}
        </p>
        {trainingModules.map(({ title, forWhom, time, why, topics, passed }) => (
          <details key={title} className="course">
            <summary>
              <h3>{sayKnown(title)}</h3>
              <span className="label">{sayKnown(forWhom)}</span>
            </summary>
            <div className="prose">
              <p>{sayKnown(why)}</p>
              <ul>
                {topics.map((topic) => (
                  <li key={topic}>{sayKnown(topic)}</li>
                ))}
              </ul>
              <p>
                {sayWith('{label} {time}.', {
                  label: <strong key="label">{say('Time:')}</strong>,
                  time: sayKnown(time),
                })}
              </p>
              <p>
                <strong>{say('Passed:')}</strong> {sayKnown(passed)}
              </p>
            </div>
          </details>
        ))}
      </section>
      <section className="office-block" aria-labelledby="development">
        <h2 id="development">{say('Development')}</h2>
        <dl className="definition">
          {developmentSteps.map(({ title, text }) => (
            <div key={title}>
              <dt>{sayKnown(title)}</dt>
              <dd>{sayKnown(text)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
