import { developmentSteps, trainingModules } from '../../../content/office/hr.ts';
import { EntrySection } from '../../records/entry/entry-section.tsx';
import { DueTraining } from './due-training.tsx';
import './training.css';

export function TrainingAndDevelopment() {
  return (
    <>
      <DueTraining />
      <section className="office-block" aria-label="Who passed what">
        <EntrySection maker="training" />
      </section>
      <section className="office-block" aria-labelledby="courses">
        <h2 id="courses">Courses</h2>
        <p className="prose">
          What everybody who works with guests must know, and how often it comes again. A course is passed by
          doing, before somebody who has passed it.
        </p>
        {trainingModules.map(({ title, forWhom, time, why, topics, passed }) => (
          <details key={title} className="course">
            <summary>
              <h3>{title}</h3>
              <span className="label">{forWhom}</span>
            </summary>
            <div className="prose">
              <p>{why}</p>
              <ul>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
              <p>
                <strong>Time:</strong> {time}.
              </p>
              <p>
                <strong>Passed:</strong> {passed}
              </p>
            </div>
          </details>
        ))}
      </section>
      <section className="office-block" aria-labelledby="development">
        <h2 id="development">Development</h2>
        <dl className="definition">
          {developmentSteps.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
