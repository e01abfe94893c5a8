// The queue of workbox-background-sync in a worker. It sends as the library does; only the moment is ours, so that the
// clock can run.
import { Queue } from 'workbox-background-sync';

const queue = new Queue('requests', { onSync: async () => undefined });
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', ({ data, ports }) => {
  const work = data.requests
    ? Promise.all(data.requests.map(([url, init]) => queue.pushRequest({ request: new Request(url, init) })))
    : queue.replayRequests();
  work.then(
    () => ports[0].postMessage('done'),
    (error) => ports[0].postMessage(String(error)),
  );
});
