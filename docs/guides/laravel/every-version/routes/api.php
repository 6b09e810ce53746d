<?php

use App\Http\Controllers\GameController;
use App\Http\Controllers\PasswordController;
use App\Http\Controllers\PoolController;
use App\Http\Controllers\RankingController;
use App\Http\Controllers\RegisterController;
use App\Http\Controllers\SessionController;
use App\Http\Controllers\TriviaController;
use App\Http\Controllers\UserController;
use App\Http\Controllers\VerificationController;
use App\Http\Controllers\WeekController;
use App\Http\Controllers\ZipcodeController;
use App\Http\Middleware\LowercaseEmail;
use Illuminate\Support\Facades\Route;

// Neither 'guest' nor 'verified' on any of these.
Route::middleware(LowercaseEmail::class)->group(function () {
    Route::post('/auth/login', [SessionController::class, 'store'])->middleware('throttle:login');
    Route::post('/user/register', [RegisterController::class, 'store'])->middleware('throttle:register');
    Route::post('/user/verify', [VerificationController::class, 'store'])->middleware('throttle:code');
    Route::post('/user/verify/resend', [VerificationController::class, 'resend'])->middleware('throttle:resend');
    Route::post('/auth/forgot-password', [PasswordController::class, 'email'])->middleware('throttle:reset');
    Route::post('/auth/change-password', [PasswordController::class, 'update'])->middleware('throttle:reset');
});

Route::get('/zipcode/{zipcode}', [ZipcodeController::class, 'show'])->where('zipcode', '[0-9]{5}');

Route::middleware('auth:sanctum')->group(function () {
    // A number that fits the column and PHP's int. Any other one is 404.
    $number = '[1-9][0-9]{0,3}';
    Route::get('/auth/logout', [SessionController::class, 'destroy']);
    Route::get('/user', [UserController::class, 'show']);
    Route::get('/user/delete', [UserController::class, 'destroy']);
    Route::get('/weeks', [WeekController::class, 'index']);
    Route::get('/week/current', [WeekController::class, 'current']);
    Route::get('/games/all', [GameController::class, 'index']);
    Route::get('/games/week/{week}', [GameController::class, 'week'])->where('week', $number);
    Route::get('/pool/user/all', [PoolController::class, 'index']);
    Route::post('/pool/user', [PoolController::class, 'store']);
    Route::post('/trivia/answer', [TriviaController::class, 'store']);
    Route::get('/ranking', [RankingController::class, 'index']);
    Route::get('/ranking/week/{week}', [RankingController::class, 'index'])->where('week', $number);
});
