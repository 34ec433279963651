/** Where all functions run, and their queue. `firebase.json` and the deployment guide name it as well. */
export const REGION = 'europe-west1';
