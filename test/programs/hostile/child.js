console.log('forked', process.argv.slice(2));
process.on('message', (message) => {
  process.send(`${message} pong`);
  process.disconnect();
});
